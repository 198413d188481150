import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { TextArea, TextField } from '../../components/Field/index.ts';
import { Section } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './LeadCoupon.css.ts';

export interface LeadCouponProps {
  folio: readonly [label: string, page: string];
  headline: HeadlineText;
  lede: string;
  /** Labels of the three fields. They post as `name`, `email` and `message`. */
  fields: { readonly name: string; readonly email: string; readonly message: string };
  submit: string;
  /** What becomes of the address. */
  note: string;
  /** Where the form posts to, by itself. */
  action: string;
  /** What is posted beside what was written, by name. */
  hidden: Readonly<Record<string, string>>;
}

/** A coupon to clip from the page: three fields on ruled lines, posted without script. */
export function LeadCoupon({ folio, headline, lede, fields, submit, note, action, hidden }: LeadCouponProps) {
  const id = useId();
  return (
    <Section label={folio[0]} folio={folio[1]} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.say}>
          <CopyfitHeadline as="h2" id={id} text={headline} bias={0.4} />
          <Text variant="lede">{lede}</Text>
        </div>
        <form method="post" action={action} aria-labelledby={id} className={styles.coupon}>
          <svg className={styles.shears} viewBox="0 0 36 24" aria-hidden="true">
            <circle cx="8" cy="6" r="4" />
            <circle cx="8" cy="18" r="4" />
            <path d="M11.5 8 32 19M11.5 16 32 5" />
          </svg>
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            id={`${id}name`}
            name="name"
            label={fields.name}
            autoComplete="name"
            variant="ruled"
            required
          />
          <TextField
            id={`${id}email`}
            name="email"
            type="email"
            label={fields.email}
            autoComplete="email"
            variant="ruled"
            required
          />
          <div className={styles.wide}>
            <TextArea
              id={`${id}message`}
              name="message"
              label={fields.message}
              variant="ruled"
              rows={2}
              required
            />
          </div>
          <div className={styles.foot}>
            <Text variant="caption" tone="muted">
              {note}
            </Text>
            <Button type="submit" tone="ink">
              {submit}
            </Button>
          </div>
        </form>
      </div>
    </Section>
  );
}
