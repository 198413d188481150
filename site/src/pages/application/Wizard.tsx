// `Wizard`: the application form of the page /application, with its API calls and the saved drafts.
import {
  type ApplicationAnswers,
  ApplicationWizard,
  type ApplicationWizardProps,
} from '@fit-to-print/ui/flows/ApplicationWizard';
import { use, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { answersFromLead } from '../../api/answersFromLead.ts';
import type { Drafts } from '../../api/drafts.ts';
import type { ReturnPage } from '../../session/pendingAction.ts';
import { SignInContext } from '../../session/protectedPages.ts';
import { beforeSignOut } from '../../session/session.ts';
import { withTimeout } from '../../session/withTimeout.ts';

// Exported from here, so that the browser downloads it with the wizard.
export { openDrafts } from '../../api/drafts.ts';

export interface WizardProps extends Pick<ApplicationWizardProps, 'copy'> {
  /** The email address of the signed-in user. */
  email: string;
  draftsPromise: Promise<Drafts>;
}

/** The module that checks and sends an application. Downloaded when the user first focuses something on the page. */
const loadApi = () => import('../../api/application.ts');

const validate = (answers: ApplicationAnswers) =>
  withTimeout(loadApi()).then(
    api => api.applicationProblems(answers),
    // Without the module, the answers are sent unchecked: the Edge Function checks them by the same rules.
    () => ({}),
  );
const submit = (answers: ApplicationAnswers, signal: AbortSignal) =>
  loadApi().then(api => api.submitApplication(answers, signal));

type Step = NonNullable<ApplicationWizardProps['addressedStep']>;
const steps: readonly Step[] = ['profile', 'business', 'review'];
/** The step is in the fragment, so that the browser's Back button goes back a step. The `=` prevents scrolling (`useScrollAndFocus`). */
const hashOf = (step: Step) => `#step=${step}`;

/** The wizard with its calls and the user's drafts. Suspends until the drafts are loaded. */
export default function Wizard({ draftsPromise, email, ...props }: WizardProps) {
  const { opened, store, saveBeforeSignOut } = use(draftsPromise);
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const { pendingAction } = (state ?? {}) as { pendingAction?: ReturnPage };
  const askToSignIn = useContext(SignInContext);
  useEffect(() => beforeSignOut(saveBeforeSignOut), [saveBeforeSignOut]);
  const [prefilled] = useState(() => ({ ...answersFromLead(), email }));
  useEffect(() => {
    // The action is removed from the history: a reload must not submit again.
    if (pendingAction) void navigate({ hash }, { replace: true, state: null });
  }, [pendingAction, hash, navigate]);
  useEffect(() => {
    const preload = () => void loadApi().catch(() => {});
    addEventListener('focusin', preload, { once: true });
    return () => removeEventListener('focusin', preload);
  }, []);
  const addressedStep = steps.find(step => hash === hashOf(step)) ?? 'profile';
  /** The steps that the browser's history has entries for, up to the current entry. */
  const stepHistory = useRef<Step[]>([addressedStep]);
  useEffect(() => {
    if (stepHistory.current.at(-1) === addressedStep) return;
    if (stepHistory.current.at(-2) === addressedStep) stepHistory.current.pop();
    else stepHistory.current.push(addressedStep);
  }, [addressedStep]);
  const onStep = useCallback(
    (step: Step, isFirst: boolean) => {
      // Going back a step goes back in the history, too.
      if (!isFirst && stepHistory.current.at(-2) === step) void navigate(-1);
      else {
        if (isFirst) stepHistory.current.pop();
        stepHistory.current.push(step);
        void navigate({ hash: hashOf(step) }, { replace: isFirst });
      }
    },
    [navigate],
  );
  const onSubmitted = useCallback(() => void navigate('/'), [navigate]);
  const signIn = useCallback(
    () =>
      new Promise<boolean>(resolve => {
        void askToSignIn({ name: 'submission', run: () => resolve(true), cancel: () => resolve(false) });
      }),
    [askToSignIn],
  );
  return (
    <ApplicationWizard
      {...props}
      prefilled={prefilled}
      opened={opened}
      drafts={store}
      validate={validate}
      submit={submit}
      signIn={signIn}
      isResuming={pendingAction === 'submission'}
      onSubmitted={onSubmitted}
      addressedStep={addressedStep}
      onStep={onStep}
    />
  );
}
