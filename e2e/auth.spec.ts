import { backendOf, confirmationLink, createAccount, mailCode } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const password = 'correct horse battery';

test('signing up, with the mistakes people make on the way', async ({ page, server }) => {
  const email = 'newcomer@example.org';
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome to Plinth' })).toBeVisible();
  await expect(page.getByText('Sign in to access premium templates')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

  await ready(page.getByLabel('Email'));
  // The address typed in one tab is there in the other.
  await page.getByLabel('Email').fill(email);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Email')).toHaveValue(email);

  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('minlength', '6');
  await field.fill('12345');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/auth/);

  await field.fill(password);
  await page.getByRole('button', { name: /show password/i }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notice).toContainText(/Success\s*Check your email for the confirmation link!/);
  // What is left to do stands in place of the form.
  await expect(page.getByRole('textbox', { name: 'Code from the mail' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('Email').fill(email);

  // Too early: the address is not confirmed yet.
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const signIn = page.getByRole('tabpanel', { name: 'Sign In' });
  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Email not confirmed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /resend|send .*again/i })).toBeVisible();

  await page.goto(await confirmationLink(server, email));
  await expect(page.getByText(`Confirms that ${email} is yours and signs you in.`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  // First what goes by itself.
  await expect(page.getByText('Your email address is confirmed and you are signed in.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();

  // A signed-in visitor has no business on the sign-in page.
  await page.goto('/auth');
  await expect(page).toHaveURL(`${server.url}/`);

  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('on a phone what is said after signing up lies on nothing that can be pressed', async ({ context }) => {
  for (const width of [320, 390]) {
    // A tab of its own: a notification goes with its tab to the next page.
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/auth?tab=sign-up');
    await ready(page.getByLabel('Email'));
    await page.getByLabel('Email').fill(`phone.of.${width}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(notice).toContainText('Check your email for the confirmation link!');
    // All places at one moment: the time of the notice may be over before a second look.
    const covered = await notice.evaluateAll((notices) =>
      notices.flatMap((element) => {
        const box = element.getBoundingClientRect();
        const controls = [...document.querySelectorAll('main :is(a, button, input)')];
        return controls
          .filter((control) => {
            const other = control.getBoundingClientRect();
            return other.height > 0 && other.top < box.bottom && other.bottom > box.top;
          })
          .map(({ outerHTML }) => outerHTML);
      }),
    );
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test('the address chooses the tab, and the tab the address', async ({ page }) => {
  const selected = page.getByRole('tab', { selected: true });
  await page.goto('/auth?tab=sign-up&next=%2Fcommunity');
  await expect(selected).toHaveText('Sign Up');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Sign up · Plinth');
  await ready(page.getByLabel('Email'));
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fcommunity');
  await expect(selected).toHaveText('Sign In');
  const forgot = await page.getByRole('link', { name: 'Forgot password?' }).boundingBox();
  expect(forgot?.height).toBeGreaterThanOrEqual(40);
  await page.goBack();
  await expect(page).toHaveURL('/auth?tab=sign-up&next=%2Fcommunity');
  await expect(selected).toHaveText('Sign Up');
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
});

test('signing in: a wrong password is told, a right one leads on to where one was going', async ({
  page,
  account,
}) => {
  await page.goto(`/auth?next=${encodeURIComponent('/community?tab=upload')}`);
  await ready(page.getByLabel('Email'));
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Email').press('Tab');
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/do not belong together/);
  await expect(password).toBeFocused();

  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await expect(password).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page).toHaveURL('/community?tab=upload');
});

for (const [what, files] of [
  ['any script', '**/assets/*.js'],
  ['the page’s own code', '**/assets/auth-page-*.js'],
] as const) {
  test(`what is typed and sent before ${what} has arrived is sent then`, async ({ page, account }) => {
    const release = await hold(page, files);
    await page.goto('/auth?next=%2Fabout', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    release();
    await expect(page.getByText('Signed in successfully!')).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
}

test('a button pressed before its code has arrived works when it has', async ({ page }) => {
  const release = await hold(page, '**/assets/auth-page-*.js');
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('Password', { exact: true }).fill('a typed password');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a typed password');
});

test('an address of another site is never where one is sent after signing in', async ({ page, account }) => {
  await page.goto('/auth?next=//evil.example/');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a forgotten password is replaced through the mail, and the old one ends', async ({ page, server }) => {
  const account = await createAccount(server);
  await page.goto('/auth');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText(/is on its way/).first()).toBeVisible();
  await expect.poll(() => confirmationLink(server, account.email)).toContain('type=recovery');
  await page.goto(await confirmationLink(server, account.email));
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/auth\/reset/);
  await page.getByLabel('New password', { exact: true }).fill('another good battery');
  await page.getByRole('button', { name: /save|set|change|update/i }).click();
  await expect(
    page.getByText(/password (has been |was )?(changed|updated|saved|set)/i).first(),
  ).toBeVisible();
  // The page is about to be left.
  await expect(page).toHaveURL('/');
  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.goto('/auth');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
});

test('the code of a mail does what its link does: a new account, a new password', async ({
  page,
  server,
}) => {
  const email = 'other.device@example.org';
  await page.goto('/auth?tab=sign-up&next=%2Fabout');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const code = page.getByRole('textbox', { name: 'Code from the mail' });
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription(/The code has six digits/);
  await code.fill(other(await mailCode(server, email)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription(/This code is wrong or has expired/);
  await code.fill(await mailCode(server, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your email address is confirmed and you are signed in.')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.goto('/auth?mode=forgot');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect.poll(() => confirmationLink(server, email)).toContain('type=recovery');
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(await mailCode(server, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/auth/reset');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password', { exact: true }).fill('another good battery');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

/** A code that is not this one. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a link that has been used up is explained in words', async ({ page, server }) => {
  const { url } = await backendOf(server);
  await page.goto(`${url}/auth/v1/verify?token=spent&type=recovery&redirect_to=/auth/reset`);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await page.getByRole('link', { name: 'Get a new password link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('Google without configuration ends in a message, and the form works again', async ({ page }) => {
  await page.goto('/auth');
  await ready(page.getByLabel('Email'));
  await page.getByRole('button', { name: /google/i }).click();
  await expect(page.getByText(/not enabled|not set up/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /google/i })).toBeEnabled();
});

test('a session is known from the first paint, in a second tab too, and ends in both', async ({
  page,
  login,
  context,
}) => {
  const account = await login(page);
  await page.goto('/');
  // Before React: what the head script decided.
  expect(await page.evaluate(() => document.documentElement.dataset.account)).toBe('in');
  await expect(page.getByRole('banner').getByText(account.email)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();

  const second = await context.newPage();
  await second.goto('/about');
  await expect(second.getByRole('banner').getByText(account.email)).toBeVisible();
  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a session that ends elsewhere while a page loads is not shown there', async ({
  page,
  login,
  context,
}) => {
  const { email } = await login(page);
  const second = await context.newPage();
  const letThrough = await hold(second, '**/assets/*.js');
  await second.goto('/about', { waitUntil: 'commit' });
  await expect(second.getByRole('banner').getByText(email)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  letThrough();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(second.getByRole('banner').getByText(email)).toBeHidden();
});

test('tabs agree on a session although they miss or mix up what they tell each other', async ({
  page,
  login,
  context,
}) => {
  const { email } = await login(page);
  await page.goto('/');
  const second = await context.newPage();
  await second.addInitScript(() => {
    // Hears nothing from other tabs, and tells them of the session only after its end.
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener() {}
      override postMessage(message: unknown) {
        addEventListener('storage', () => super.postMessage(message));
      }
    };
  });
  // The page where all of an account is shown loads its client at once.
  await second.goto('/profile');
  await expect(second.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(second.getByLabel('Email').first()).toHaveValue(email);
  const news = page.evaluate(
    (name) =>
      new Promise((resolve) =>
        new BroadcastChannel(name).addEventListener('message', resolve, { once: true }),
      ),
    await page.evaluate(() => Object.keys(localStorage).find((key) => key.endsWith('-auth-token')) ?? ''),
  );
  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await news;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
