import { characterCounter } from './characterCounter.ts';

/**
 * The texts of the page /application, on which a founder applies to work with the studio, in two stages. The titles, stage numbers and first button of the stages are quoted
 * from the specification.
 */
export const application = {
  stages: [
    { title: 'Create Your Profile', progress: 'Stage 1 of 2', submit: 'Save & Continue' },
    { title: 'Business Information', progress: 'Stage 2 of 2', submit: 'Check your answers' },
  ],
  /** The review of all answers, after stage 2. */
  review: {
    title: 'Check your answers',
    progress: 'Last step',
    submit: 'Submit application',
    intro: [
      'Nothing has been sent yet. Check your answers, then submit them. By submitting, you accept the current version of our ',
      { text: 'terms of service', href: '/terms-of-service' },
      ' and ',
      { text: 'privacy policy', href: '/privacy-policy' },
      '.',
    ],
    advice: 'Read it aloud once. Change what you stumble over.',
    change: 'Change',
    notGiven: 'Not given',
  },
  /** For signed-out visitors: what the application asks. */
  overview: {
    headline: [['Two stages.'], ['No deck.']],
    intro:
      'Apply to work with us, for a fee or for equity: first who you are, then what you are building. Applying is free and binds neither of us. Your draft is saved to your account.',
    signIn: { text: 'Sign in to start', href: '/auth' },
  },
  loading: 'Loading...',
  cancel: { text: 'Cancel', href: '/' },
  back: 'Back',
  submitting: 'Submitting…',
  /** Of each answer of the second stage. */
  counter: { ...characterCounter, max: 5000 },
  draftNote: 'This is a draft. You can change every answer until you submit it.',
  /** `Saved at 2:14 PM to your account`: `savedAt`, the time, one of `saved`. */
  savedAt: 'Saved at',
  saved: {
    thisTab: 'in this tab only',
    thisDevice: 'on this device',
    account: 'to your account',
    elsewhere: 'in another tab or on another device',
  },
  otherDraft: {
    text: 'You have two drafts, and both are kept. The other one was saved at',
    open: 'Open the other draft',
  },
  advice: 'Plain words are enough. Short answers are fine.',
  profileGroups: {
    person: { title: 'You', advice: 'Your name as it should stand in print.' },
    role: { title: 'Your role', advice: 'No company name yet? A working title will do.' },
    contact: { title: 'How to find you', advice: 'City and state are enough.' },
    time: { title: 'Your time', advice: '“Planning to” is a fair answer.' },
  },
  profile: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email', hint: 'from your sign-in' },
    title: { label: 'Title', hint: 'your role, such as founder' },
    companyName: { label: 'Company name' },
    currentLocation: { label: 'Current location' },
    phoneNumber: { label: 'Phone number' },
    linkedinUrl: { label: 'LinkedIn address', hint: 'optional' },
    fullTime: {
      label: 'Do you work on the company full time?',
      options: { yes: 'Yes', no: 'No', planning: 'Planning to' },
    },
  },
  business: {
    businessDetails: {
      label: 'The business',
      hint: 'What it does, for whom, and what they use today instead.',
      advice: 'Write it for a neighbor, not for an investor.',
    },
    businessTeam: {
      label: 'The team',
      hint: 'Who is on it, what each person has done before, and who is missing.',
      advice: 'Only you so far? Say so.',
    },
    businessProgress: {
      label: 'Progress',
      hint: 'What exists today: users, revenue and dates if you have them; a sketch if you don’t.',
      advice: 'One real number says more than three adjectives.',
    },
    businessStrategy: {
      label: 'Strategy',
      hint: 'Your plan for the next year, and what you need from us.',
      advice: 'Rough dates will do. Plans change.',
    },
  },
} as const;
