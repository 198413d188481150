// The list of all messages of the site, which a page of Storybook shows: when each is shown, to whom, and which story shows it.
/** A message of the site: where its text is written, when and to whom it is shown, and which story shows it. */
export interface MessageUse {
  /** The path of its text among the values that packages/content exports: `messages.contactSent`. */
  readonly source: string;
  /** The situation in which the message is shown. */
  readonly when: string;
  /** The people who see it. */
  readonly seenBy: 'visitors' | 'users' | 'staff' | 'everybody';
  /** If absent and the message is a toast, the story `Messages/Error catalogue/Notice` shows it. */
  readonly story?: string;
}

/** The messages of one part of the site, in the order in which a visitor may see them. */
export interface MessageFlow {
  /** The name of the part of the site. */
  readonly flow: string;
  readonly uses: readonly MessageUse[];
}

type Row = readonly [source: string, when: string, story?: string];

/** The messages of one user flow. */
const flow = (name: string, seenBy: MessageUse['seenBy'], rows: readonly Row[]): MessageFlow => ({
  flow: name,
  uses: rows.map(([source, when, story]) => ({ source, when, seenBy, ...(story && { story }) })),
});

const contactForm = (name: string) => `Flows/ContactForm/${name}`;
const dialog = (name: string) => `Flows/AuthDialog/${name}`;
const tabs = (name: string) => `Flows/AuthTabs/${name}`;
const wizard = (name: string) => `Flows/ApplicationWizard/${name}`;
const settings = (name: string) => `Flows/AccountSettings/${name}`;
const buyerOrders = (name: string) => `Flows/Orders/${name}`;
const reportPage = (name: string) => `Templates/ReportTemplate/${name}`;
/** The orders in the admin area. */
const orderQueue = (name: string) => `Admin/Flows/OrderQueue/${name}`;
const inbox = (name: string) => `Admin/Flows/Inbox/${name}`;
const secondFactor = (name: string) => `Admin/Flows/SecondFactor/${name}`;
/** The report of errors and loading times that visitors' browsers send. */
const signalReport = (name: string) => `Admin/Flows/SignalReport/${name}`;
/** The report of where messages and applications come from. */
const sourceReport = (name: string) => `Admin/Flows/SourceReport/${name}`;

/** Every message of packages/content, by user flow. A test fails if a message is missing here. */
export const messageFlows: readonly MessageFlow[] = [
  flow('Writing to the studio', 'visitors', [
    ['validation.summary', 'The form was sent with a mistake in it.', contactForm('Invalid')],
    ['validation.emailFormat', 'The email address is not valid.', contactForm('Invalid')],
    ['contact.form.sending', 'While the message is on its way.', contactForm('Sending')],
    ['messages.contactSent', 'The message was accepted.', contactForm('MessageSentSuccessfully')],
    [
      'messages.contactFailed',
      'The message was not accepted. The server’s message replaces the description.',
      contactForm('MessageErrorSending'),
    ],
    ['contact.thanks.notSent', 'The page for sent messages was opened, and no message was sent.'],
  ]),
  flow('Choosing a service', 'visitors', [
    ['validation.choice', 'A question has no answer.', 'Flows/ServiceFinder/MissingAnswer'],
  ]),
  flow('Signing in and up', 'visitors', [
    ['validation.email', 'The field is empty.', dialog('Invalid')],
    ['validation.password', 'The field is empty.', dialog('Invalid')],
    ['validation.passwordLength', 'A new password is too short.', tabs('RequiresSixCharacters')],
    [
      'validation.passwordWords',
      'A new password is too short if its easily guessed words are not counted.',
      tabs('RefusesGuessableWords'),
    ],
    ['messages.dialogSignedIn', 'Signed in, in the dialog.', dialog('ToastSignedIn')],
    ['messages.dialogSignedUp', 'Signed up, in the dialog.', dialog('ToastSignedUp')],
    ['messages.dialogError', 'Signing in or up failed, in the dialog.', dialog('ToastSignInError')],
    ['messages.signInFailed', 'Signing in failed, on the page.', tabs('ToastSignInFailed')],
    ['messages.signUpFailed', 'Signing up failed, on the page.', tabs('ToastSignUpFailed')],
    ['messages.signedUp', 'Signed up, on the page.', tabs('ToastSignedUp')],
    ['auth.sent', 'An email with a link was sent.', dialog('EmailSent')],
    ['auth.expired', 'A link in an email was used before, or is too old.', tabs('ExpiredReset')],
    ['auth.setPassword.done', 'A new password was saved.', tabs('ToastPasswordSet')],
    [
      'auth.firstPassword',
      'The address was confirmed in another browser, and the account has no password yet.',
      tabs('NewPassword'),
    ],
    ['auth.denied', 'The visitor canceled at Google.'],
    ['auth.unreachable', 'A session is stored, and the server does not answer.'],
    ['auth.signedIn', 'A link in an email was opened while somebody is signed in.'],
    ['auth.confirmed', 'The visitor returns by the link that confirmed the email address.'],
    ['auth.unsavedDraft', 'Signed out before the last changes were saved.'],
    [
      'auth.sessionEnd.ended',
      'The session expired, it was ended on another device, or the account was deleted there or by staff.',
    ],
    ['auth.sessionEnd.cleared', 'The browser’s storage was cleared.'],
    [
      'auth.sessionEnd.signedOutInOtherTab',
      'A page that needs an account was open, and the user signed out in another tab.',
    ],
    [
      'auth.sessionEnd.deletedInOtherTab',
      'A page that needs an account was open, and the user deleted the account in another tab.',
    ],
    ['auth.signIn.pending', 'While signing in.', dialog('Submitting')],
    ['auth.signUp.pending', 'While signing up.'],
    ['auth.requestReset.pending', 'While the link is sent.'],
    ['auth.resendConfirmation.pending', 'While the link is sent.'],
    ['auth.setPassword.pending', 'While the password is saved.'],
    ['auth.loading', 'While a stored session is restored.', 'Templates/AuthTemplate/Loading'],
  ]),
  flow('Applying', 'users', [
    ['messages.profileIncomplete', 'Stage 1 lacks an answer.', wizard('ProfileIncomplete')],
    ['messages.businessIncomplete', 'Stage 2 lacks an answer.', wizard('BusinessIncomplete')],
    ['messages.applicationSubmitted', 'The application was accepted.', wizard('ToastSubmitted')],
    [
      'messages.applicationFailed',
      'The application was not accepted. The server’s message replaces the description.',
      wizard('ToastFailed'),
    ],
    ['application.savedAt', 'The draft was saved; the time and the place follow.', wizard('Profile')],
    ['application.saved', 'Where the draft was saved.', wizard('Profile')],
    ['application.otherDraft', 'Two devices have drafts.', wizard('TwoDrafts')],
    ['application.submitting', 'While the application is sent.', wizard('Submitting')],
    ['application.loading', 'While a stored session is restored.', 'Templates/ApplicationTemplate/Loading'],
  ]),
  flow('Buying and subscribing', 'users', [
    ['messages.checkoutFailed', 'Checkout could not be opened.'],
    ['messages.portalFailed', 'The page of the subscription could not be opened.'],
    ['billing.unavailable', 'The payment service does not answer; follows the title of the failure.'],
    ['billing.blocked.checkout', 'The browser blocked the new tab for checkout.'],
    ['billing.blocked.portal', 'The browser blocked the new tab for the subscription.'],
    ['billing.returnMessages.complete', 'Back from checkout, subscribed.'],
    ['billing.returnMessages.pending', 'Back from checkout, and no payment is known yet.'],
    ['billing.returnMessages.unknown', 'Back from checkout, and the payment could not be checked.'],
    ['billing.returnMessages.cancelled', 'Back from checkout, canceled.'],
  ]),
  flow('The account', 'users', [
    ['account.loading', 'While a stored session is restored.', 'Templates/AccountTemplate/Loading'],
    [
      'account.purchase.thanks',
      'Back from checkout, subscribed. It stays on the page.',
      'Templates/AccountTemplate/Paid',
    ],
    [
      'account.purchase.pending',
      'Back from checkout, and no payment is known yet. It turns into the thanks.',
      'Templates/AccountTemplate/PaymentPending',
    ],
    [
      'account.purchase.unknown',
      'Back from checkout, and the payment cannot be checked. It turns into the thanks.',
      'Templates/AccountTemplate/PaymentUnknown',
    ],
    ['account.settings.orders.unknown', 'The orders could not be read.', settings('UnknownOrders')],
    [
      'account.settings.applications.unknown',
      'The applications could not be read.',
      settings('UnknownOrders'),
    ],
    [
      'account.settings.subscription.checking',
      'While the subscription is checked.',
      settings('CheckingSubscription'),
    ],
    [
      'account.settings.subscription.pending',
      'Back from checkout, and no payment is known yet.',
      settings('ConfirmingWithPendingPayment'),
    ],
    [
      'account.settings.subscription.unknown',
      'The subscription could not be checked.',
      settings('UnknownSubscription'),
    ],
    [
      'account.settings.subscription.paymentFailed',
      'The last payment of the subscription failed.',
      settings('FailedPayment'),
    ],
    [
      'account.settings.subscription.another',
      'Two subscriptions were bought with the address of the account.',
      settings('TwoSubscriptions'),
    ],
    ['account.settings.subscription.none', 'The user has no subscription.', settings('Idle')],
    [
      'account.settings.sessions.loading',
      'While the list of sessions is loaded.',
      settings('SessionsLoading'),
    ],
    ['account.settings.sessions.unknown', 'The sessions could not be loaded.', settings('SessionsUnknown')],
    [
      'account.settings.sessions.unknownBrowser',
      'The browser of a session is not stored any more.',
      settings('Sessions'),
    ],
    ['account.settings.sessions.ending', 'While a session is ended.', settings('EndingSession')],
    ['account.settings.sessions.ended', 'The session was ended.', settings('ToastSessionEnded')],
    [
      'account.settings.sessions.endFailed',
      'The session could not be ended.',
      settings('ToastSessionNotEnded'),
    ],
    [
      'account.settings.sessions.signInNeeded',
      'A session was not ended, because the last sign-in is older than ten minutes.',
      settings('ToastSignInNeeded'),
    ],
    ['account.settings.download.pending', 'While the file is prepared.', settings('Downloading')],
    [
      'account.settings.dialog.uncertainSubscription.checking',
      'Before a deletion, while the subscription is checked.',
      settings('ConfirmingWhileChecking'),
    ],
    [
      'account.settings.dialog.uncertainSubscription.pending',
      'Before a deletion, while a payment is not confirmed.',
      settings('ConfirmingWithPendingPayment'),
    ],
    [
      'account.settings.dialog.uncertainSubscription.unknown',
      'Before a deletion, if the subscription could not be checked.',
      settings('ConfirmingWithUnknownSubscription'),
    ],
    ['account.settings.dialog.pending', 'While the account is deleted.', settings('Deleting')],
    ['account.settings.validation.password', 'The password is missing.', settings('Invalid')],
    ['account.settings.validation.word', 'The word is missing.', settings('ConfirmingWithWord')],
    ['account.settings.messages.downloaded', 'The file was saved.', settings('ToastDownloaded')],
    [
      'account.settings.messages.downloadFailed',
      'The file could not be prepared.',
      settings('ToastDownloadFailed'),
    ],
    ['account.settings.messages.deleted', 'The account was deleted.', settings('ToastDeleted')],
    [
      'account.settings.messages.deleteFailed',
      'The account could not be deleted.',
      settings('ToastDeleteFailed'),
    ],
    [
      'account.settings.messages.deleteUnanswered',
      'The deletion got no answer, so it is not known whether the account is deleted.',
      settings('ToastDeleteUnanswered'),
    ],
  ]),
  flow('Press releases', 'users', [
    ['orders.none', 'The user has no order.', buyerOrders('None')],
    ['orders.brief.saving.unsaved', 'The brief was changed, and is not saved yet.', buyerOrders('Saving')],
    ['orders.brief.saving.saving', 'While the brief is saved.', buyerOrders('Saving')],
    ['orders.brief.saving.saved', 'The brief was saved.', buyerOrders('Saved')],
    ['orders.brief.saving.failed', 'The brief could not be saved.', buyerOrders('SaveFailed')],
    [
      'orders.brief.saving.conflict',
      'The brief was changed elsewhere, and the user has to choose one.',
      buyerOrders('Conflict'),
    ],
    [
      'orders.brief.conflict',
      'The brief was changed in another tab or on another device.',
      buyerOrders('Conflict'),
    ],
    ['orders.leftover', 'The order has moved on, and typed words were not sent.', buyerOrders('Leftover')],
    ['orders.brief.pending', 'While the brief is sent.', buyerOrders('Sending')],
    ['orders.validation.event', 'The brief does not say what happened.', buyerOrders('Invalid')],
    [
      'orders.validation.changes',
      'Changes were sent, and no comment was written.',
      buyerOrders('ToastChangesSent'),
    ],
    ['orders.messages.brief', 'The brief was accepted.', buyerOrders('ToastBriefSent')],
    ['orders.messages.changes', 'The requested changes were accepted.', buyerOrders('ToastChangesSent')],
    ['orders.messages.approval', 'The text was approved.', buyerOrders('ToastApproved')],
    ['orders.messages.newReportLink', 'The report has a new address.', buyerOrders('ToastNewReportLink')],
    [
      'orders.messages.failed.brief',
      'The brief was not accepted. The server’s message replaces the description.',
      buyerOrders('ToastFailed'),
    ],
    [
      'orders.messages.failed.changes',
      'The requested changes were not accepted. The server’s message replaces the description.',
    ],
    [
      'orders.messages.failed.approval',
      'The approval was not accepted. The server’s message replaces the description.',
    ],
    [
      'orders.messages.failed.newReportLink',
      'The report kept its old address.',
      buyerOrders('ToastReportLinkNotRenewed'),
    ],
    [
      'orders.rejections',
      'The database refused a change. One of these replaces the description of the failure.',
      buyerOrders('ToastFailed'),
    ],
    ['orders.proof.pending', 'While the changes or the approval are sent.'],
    ['orders.report.pending', 'While the report gets a new address.'],
    ['orders.next.canceled', 'The studio canceled the order.', buyerOrders('Canceled')],
  ]),
  flow('A report', 'everybody', [
    ['report.states.loading', 'While the report is loaded.', reportPage('Loading')],
    ['report.states.noScript', 'The browser runs no script.'],
    ['report.states.missing', 'No report has this address.', reportPage('Missing')],
    ['report.states.failed', 'The report could not be loaded.', reportPage('Failed')],
  ]),
  flow('Any page', 'everybody', [
    ['messages.notFound', 'No page has this address.', 'Templates/NotFoundTemplate/NotFound'],
    ['earlyClick.loading', 'A click is stored, and is repeated when the page’s script has loaded.'],
    ['earlyClick.slow', 'Loading the script takes longer than 8 s. “Try again” starts its downloads again.'],
    ['earlyClick.failed', 'The script could not be loaded.'],
    ['loadError', 'Part of a page could not be loaded, or the browser is offline.'],
  ]),
  flow('The admin area', 'staff', [
    ['admin.page.loading', 'While access is checked.', 'Admin/Templates/AdminTemplate/Checking'],
    ['admin.page.withoutScript', 'The browser runs no script.'],
    ['admin.page.denied', 'The account is not a staff account.', 'Admin/Templates/AdminTemplate/Denied'],
    ['admin.page.accessRemoved', 'The account lost its access while the admin area was open.'],
    ['admin.page.checkFailed', 'Access could not be checked.', 'Admin/Templates/AdminTemplate/CheckFailed'],
    ['admin.secondFactor.loading', 'While the authenticator app is looked up.', secondFactor('Enroll')],
    [
      'admin.secondFactor.loadFailed',
      'The authenticator app could not be looked up.',
      secondFactor('LoadFails'),
    ],
    [
      'admin.secondFactor.signInNeeded',
      'An authenticator app is to be set up, and the last sign-in is older than ten minutes.',
      secondFactor('SignInNeeded'),
    ],
    ['admin.secondFactor.checking', 'While the code is checked.', secondFactor('EnterCode')],
    [
      'admin.secondFactor.problems',
      'The code is incomplete, wrong, or was not checked.',
      secondFactor('WrongCode'),
    ],
    ['admin.inbox.exportCsv.busy', 'While the list is exported.', inbox('ExportCancelled')],
    ['admin.inbox.exportCsv.failed', 'The export failed.', inbox('ExportFailed')],
    ['admin.inbox.table.unsaved', 'An entry has unsaved changes.', inbox('DraftInTheList')],
    ['admin.inbox.list.nothingYet', 'No message or application has come in.', inbox('NothingYet')],
    ['admin.inbox.list.nothingFound', 'The filter matches nothing.', inbox('NothingFound')],
    ['admin.inbox.list.failed', 'The list could not be loaded.', inbox('Failed')],
    ['admin.inbox.list.loading', 'While more is loaded.', inbox('LoadingMore')],
    ['admin.inbox.list.loadMoreFailed', 'More could not be loaded.', inbox('LoadMoreFailed')],
    ['admin.inbox.entry.loading', 'While an entry is loaded.', inbox('EntryLoading')],
    ['admin.inbox.entry.missing', 'The entry is gone.', inbox('EntryMissing')],
    ['admin.inbox.entry.loadFailed', 'The entry could not be loaded.', inbox('EntryLoadFailed')],
    ['admin.inbox.entry.saving', 'While the follow-up is saved.', inbox('Saved')],
    ['admin.inbox.entry.saved', 'The follow-up was saved.', inbox('Saved')],
    ['admin.inbox.entry.saveFailed', 'The follow-up could not be saved.', inbox('SaveFailed')],
    ['admin.inbox.entry.conflict', 'Somebody else saved first.', inbox('Conflict')],
    ['admin.inbox.failedMail.title', 'Some mail could not be delivered.', inbox('FailedMails')],
    ['admin.inbox.failedMail.resending', 'While a mail is queued again.', inbox('ResendTimedOut')],
    ['admin.inbox.failedMail.queued', 'The mail was queued again.', inbox('FailedMailResent')],
    ['admin.inbox.failedMail.resendFailed', 'The mail could not be queued again.', inbox('ResendTimedOut')],
    [
      'admin.inbox.failedMail.loadFailed',
      'Undelivered mail could not be looked up.',
      inbox('FailedMailsLoadFailed'),
    ],
    ['admin.sources.loading', 'While the source report is loaded.', sourceReport('Loading')],
    [
      'admin.sources.none',
      'No message or application came in during the period.',
      sourceReport('NothingInThePeriod'),
    ],
    ['admin.sources.failed', 'The source report could not be loaded.', sourceReport('FailsAtFirst')],
    ['admin.signals.loading', 'While the signal report is loaded.', signalReport('LastWeek')],
    ['admin.signals.none', 'Browsers reported nothing.', signalReport('NothingReported')],
    ['admin.signals.failed', 'The signal report could not be loaded.', signalReport('FailsAtFirst')],
  ]),
  flow('Orders, staff', 'staff', [
    ['adminOrders.list.loading', 'While the list is loaded.', orderQueue('LoadFails')],
    ['adminOrders.list.failed', 'The list could not be loaded.', orderQueue('LoadFails')],
    ['adminOrders.list.nothingYet', 'No order has come in.', orderQueue('Empty')],
    ['adminOrders.list.nothingFound', 'The filter matches nothing.', orderQueue('NothingFound')],
    ['adminOrders.table.unsaved', 'An order has unsaved changes.', orderQueue('DraftInTheList')],
    ['adminOrders.order.loading', 'While an order is loaded.', orderQueue('OrderLoadFails')],
    ['adminOrders.order.missing', 'The order is gone.', orderQueue('Missing')],
    ['adminOrders.order.loadFailed', 'The order could not be loaded.', orderQueue('OrderLoadFails')],
    ['adminOrders.order.pending', 'While a change is sent.', orderQueue('ActionFails')],
    ['adminOrders.order.actionFailed', 'The server did not answer a change.', orderQueue('ActionFails')],
    ['adminOrders.order.proof.missing', 'A proof was sent without text.'],
    ['adminOrders.order.addPlacements.missing', 'No address was entered.'],
    ['adminOrders.order.cancel.missing', 'An order was canceled without a reason.', orderQueue('Cancels')],
    ['adminOrders.next.canceled', 'The order is canceled.', orderQueue('Cancels')],
    ['adminOrders.done', 'A change was accepted; the next step follows.', orderQueue('SendsProof')],
    [
      'adminOrders.rejections',
      'The database refused a change. One of these is shown.',
      orderQueue('DraftAfterARejection'),
    ],
  ]),
];

/** The people who see the error messages of each Edge Function of the backend, and the place where they see them. */
export const functionReaders: Readonly<Record<string, string>> = {
  'contact-submission': 'visitors, in the message that the form failed',
  'submit-application': 'users, in the message that the application failed',
  'create-checkout': 'users, in the message that checkout failed',
  'customer-portal': 'users, in the message that the page of the subscription could not be opened',
  'check-subscription': 'nobody: the account page shows its own text',
  'delete-account': 'users, at the password field or in the message that the deletion failed',
  'export-data': 'users, in the message that the download failed',
  'report-signals': 'nobody: browsers report by themselves',
  'dispatch-outbox': 'nobody: the database calls it',
  'check-placements': 'nobody: the database calls it',
  'stripe-webhook': 'nobody: the payment provider calls it',
  health: 'monitoring',
};
