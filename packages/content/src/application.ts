/** The two-stage application. Titles, stage numbers and buttons are quoted from the specification. */
export const application = {
  stages: [
    { title: 'Create Your Profile', progress: 'Stage 1 of 2', submit: 'Save & Continue' },
    { title: 'Business Information', progress: 'Stage 2 of 2', submit: 'Check Your Answers' },
  ],
  /** The review of all answers, after stage 2. */
  review: {
    title: 'Check Your Answers',
    progress: 'Last proof',
    submit: 'Submit Application',
    lede: 'Nothing has gone out yet. Read it once more as a stranger would, then send it. Sending it accepts our terms of service and privacy policy as they stand today.',
    change: 'Change',
    notGiven: 'Not given',
  },
  /** For signed-out visitors: what the application asks. */
  overview: {
    headline: [['Two stages.'], ['No deck.']],
    lede: 'The first asks who you are, the second what you are building. Write it in one sitting or in several: the draft is kept in your account until you send it.',
    signIn: { text: 'Sign in to start', href: '/auth' },
  },
  loading: 'Loading...',
  cancel: { text: 'Cancel', href: '/' },
  back: 'Back',
  submitting: 'Submitting…',
  draftNote: 'Galley proof. Nothing is final until you send it, and you can come back to every line.',
  /** `Saved at 2:14 PM to your account`: `savedAt`, the time, one of `saved`. */
  savedAt: 'Saved at',
  saved: { thisDevice: 'on this device', account: 'to your account', otherDevice: 'on another device' },
  otherDraft: {
    text: 'There are two drafts of this, and neither is lost. The other one was saved at',
    open: 'Show the other',
  },
  advice: 'Plain words, please. We edit for a living.',
  profile: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email', hint: 'from your sign-in' },
    title: { label: 'Title' },
    companyName: { label: 'Company name' },
    currentLocation: { label: 'Current location' },
    phoneNumber: { label: 'Phone number' },
    linkedinUrl: { label: 'LinkedIn address', hint: 'optional' },
    fullTime: {
      label: 'Do you work on it full time?',
      options: { yes: 'Yes', no: 'No', planning: 'Planning to' },
    },
  },
  business: {
    businessDetails: {
      label: 'The business',
      hint: 'What it does, for whom, and what they did before you came along.',
    },
    businessTeam: { label: 'The team', hint: 'Who is in it, what each has made before, who is missing.' },
    businessProgress: {
      label: 'Progress',
      hint: 'What exists today. Users, revenue and dates, if there are any; a sketch, if there are not.',
    },
    businessStrategy: { label: 'Strategy', hint: 'The next year, and what you want from us in it.' },
  },
} as const;
