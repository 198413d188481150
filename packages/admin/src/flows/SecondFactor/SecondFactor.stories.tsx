// Stories of `SecondFactor`, which asks the staff for the code of an authenticator app.
import { admin } from '@fit-to-print/content/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Authenticator, SecondFactor, type SecondFactorApi } from './SecondFactor.tsx';

const copy = admin.secondFactor;
/** An app that is set up already. */
const existingApp: Authenticator = { id: 'authenticator', enrollment: null };
/** A new app, with the data that set it up. */
const newApp: Authenticator = {
  id: 'authenticator',
  enrollment: {
    uri: 'otpauth://totp/Fit%20to%20Print:june%40milwright.example?issuer=Fit%20to%20Print&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
};
const load = fn<SecondFactorApi['load']>();
const verify = fn<SecondFactorApi['verify']>();
const onVerified = fn();

const meta = {
  title: 'Admin/Flows/SecondFactor',
  component: SecondFactor,
  args: { copy, api: { load, verify }, onVerified },
  beforeEach() {
    load.mockReset().mockResolvedValue(existingApp);
    verify.mockReset().mockResolvedValue(true);
    onVerified.mockClear();
  },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member of the staff who has no authenticator app yet. */
export const Enroll: Story = {
  tags: ['both-editions'],
  beforeEach: () => void load.mockResolvedValue(newApp),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: copy.enroll.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: copy.enroll.qrCode })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(copy.code.label), '123 456{Enter}');
    await expect(verify).toHaveBeenCalledWith('authenticator', '123456');
    await expect(onVerified).toHaveBeenCalledOnce();
  },
};

/** A wrong code, then the right one. */
export const EnterCode: Story = {
  play: async ({ canvas, userEvent }) => {
    verify.mockResolvedValueOnce(false);
    const code = await canvas.findByLabelText(copy.code.label);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(code).toHaveAccessibleDescription(`${copy.problems.incomplete} ${copy.code.hint}`);
    await expect(verify).not.toHaveBeenCalled();
    await userEvent.type(code, '000000{Enter}');
    await expect(await canvas.findByText(copy.problems.wrong)).toBeVisible();
    await expect(code).toHaveFocus();
    await expect(onVerified).not.toHaveBeenCalled();
    // The wrong code is selected, so that typing replaces it.
    await userEvent.keyboard('123456{Enter}');
    await expect(verify).toHaveBeenLastCalledWith('authenticator', '123456');
    await expect(onVerified).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  tags: ['one-width'],
  play: async ({ canvas, userEvent }) => {
    verify.mockResolvedValue(false);
    await userEvent.type(await canvas.findByLabelText(copy.code.label), '000000{Enter}');
    await expect(await canvas.findByText(copy.problems.wrong)).toBeVisible();
  },
};

/** The service does not respond. The code can be sent again. */
export const CheckFails: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    verify.mockRejectedValueOnce(new Error('Offline.'));
    await userEvent.type(await canvas.findByLabelText(copy.code.label), '123456{Enter}');
    await expect(await canvas.findByText(copy.problems.failed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(onVerified).toHaveBeenCalledOnce();
  },
};

/** The sign-in is too old to set up an app. */
export const SignInNeeded: Story = {
  tags: ['no-visual'],
  beforeEach: () => void load.mockResolvedValue('signInNeeded'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.signInNeeded)).toBeVisible();
    await expect(canvas.queryByLabelText(copy.code.label)).toBeNull();
  },
};

/** The check whether the account has an app fails. Trying again succeeds. */
export const LoadFails: Story = {
  tags: ['no-visual'],
  beforeEach: () => void load.mockRejectedValue(new Error('Offline.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.loadFailed);
    load.mockResolvedValue(existingApp);
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(await canvas.findByLabelText(copy.code.label)).toBeVisible();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

/** Every text is longer than its column. */
export const Longest: Story = {
  args: {
    copy: {
      ...copy,
      enroll: {
        ...copy.enroll,
        title: `${longWord} ${longWord}`,
        text: `${longWord.repeat(2)} ${copy.enroll.text} ${copy.enroll.text}`,
        key: longWord,
      },
      code: { label: `${longWord} ${copy.code.label}`, hint: `${longWord} ${copy.code.hint}` },
      problems: { ...copy.problems, incomplete: `${longWord.repeat(2)}: ${copy.problems.incomplete}` },
      submit: `${longWord} ${copy.submit}`,
    },
  },
  beforeEach: () =>
    void load.mockResolvedValue({
      ...newApp,
      enrollment: { uri: newApp.enrollment!.uri, key: newApp.enrollment!.key.repeat(3) },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${longWord} ${copy.submit}` }));
    await expect(await canvas.findByText(`${longWord.repeat(2)}: ${copy.problems.incomplete}`)).toBeVisible();
  },
};
