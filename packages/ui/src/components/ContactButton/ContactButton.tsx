// `ContactButton`: opens the contact form and fills in what the page knows, such as a package or a city, so that a visitor need not type
// it.
import { Button, type ButtonProps } from '../Button/index.ts';
import * as styles from './ContactButton.css.ts';

/** The values that the button writes into the contact form. */
export interface ContactPrefill {
  /** Values by field name. The link has them in its query, which the site's script reads when the form's page opens. */
  readonly fields: Readonly<Record<string, string>>;
  /** Without script, the fields are posted to this URL, which answers with the form filled in. */
  readonly postUrl: string;
}

export interface ContactButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'arrow' | 'children'> {
  /** The address of the contact form. */
  href: string;
  /** The values that the form is filled in with. Without them, the button is a plain link. */
  prefill?: ContactPrefill | undefined;
}

/** The address with the values in its query. A browser opens it as it is in a new tab, and scrolls to its fragment. */
function withFields(href: string, fields: ContactPrefill['fields']): string {
  const [path, fragment] = href.split('#');
  return `${path}?${new URLSearchParams(fields)}${fragment ? `#${fragment}` : ''}`;
}

/** A button that leads to the contact form and fills it in, with JavaScript and without it. It fills the width of its container. */
export function ContactButton({ href, prefill, ...button }: ContactButtonProps) {
  if (!prefill) return <Button {...button} href={href} />;
  return (
    <>
      <div className={styles.link} data-address={href}>
        <Button {...button} href={withFields(href, prefill.fields)} />
      </div>
      <noscript>
        <form className={styles.form} method="post" action={prefill.postUrl}>
          {Object.entries(prefill.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button {...button} type="submit" />
        </form>
      </noscript>
    </>
  );
}
