// The component of the page /auth: `Live` is the name of the file with a page's component that knows the session.
import type { AuthTabsCopy } from '@fit-to-print/ui/flows/Auth';
import { type AuthData, AuthTemplate } from '@fit-to-print/ui/templates/AuthTemplate';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type ReturnPage, returnPaths } from '../../session/pendingAction.ts';
import { storedMailLink } from '../../api/storedMailLink.ts';
import { useSession } from '../../session/useSession.ts';
import type { AuthFormProps } from './AuthForm.tsx';

export type AuthPageData = AuthData & {
  /** The texts of the sign-in form. */
  readonly form: AuthTabsCopy;
  /** The next step that the form announces, for pages other than /application that redirected here. */
  readonly nextStepByPage: Readonly<
    Partial<Record<ReturnPage, { readonly signIn: string; readonly signUp: string }>>
  >;
};

/** The form that replaces the tabs after a link of a mail did not work, by the kind of link. */
const formsAfterExpiredLink = { confirmation: 'expiredConfirmation', recovery: 'expiredReset' } as const;

/**
 * Creates the component of the page /auth.
 * @param Form May be lazy: a visitor who is already signed in is redirected without downloading it.
 */
export const authPage = (Form: ComponentType<AuthFormProps>) =>
  function Auth({ data }: { data: AuthPageData }) {
    const { form, nextStepByPage } = data;
    const session = useSession();
    const { returnPage } = (useLocation().state ?? {}) as { returnPage?: ReturnPage };
    const { mustSetPassword, failedLink, user } = session.context;
    const passwordForm = storedMailLink().includes('signup') ? 'firstPassword' : 'setPassword';
    const emailLink = mustSetPassword ? passwordForm : failedLink && formsAfterExpiredLink[failedLink];
    // After setting a new password, the user is redirected, too.
    const isSignedIn = session.matches('signedIn') && !mustSetPassword;
    return (
      <>
        {isSignedIn && <Navigate to={returnPaths[returnPage ?? 'application']} replace />}
        <AuthTemplate
          data={data}
          loading={session.matches('loading') || isSignedIn}
          // Another key for each kind of link, so that the form starts anew.
          form={
            <Form
              key={emailLink}
              copy={{
                ...form,
                nextStepTexts: { ...form.nextStepTexts, ...(returnPage && nextStepByPage[returnPage]) },
              }}
              pendingAction={returnPage}
              username={user?.email}
              {...(emailLink && { emailLink })}
            />
          }
        />
      </>
    );
  };
