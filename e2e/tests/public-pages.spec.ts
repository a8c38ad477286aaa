import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { signInHere, title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const isCall = (url: string) => new URL(url).pathname.startsWith('/v1/');

/** Records the calls of a page from now on: method, path and status of the answer. */
function callsOf(page: Page): { readonly asked: string[]; readonly answered: number[] } {
  const calls = { asked: [] as string[], answered: [] as number[] };
  page.on('request', (request) => {
    if (isCall(request.url())) calls.asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  page.on('response', (response) => {
    if (isCall(response.url())) calls.answered.push(response.status());
  });
  return calls;
}

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail').fill('grace@example.org');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('May I join?\nGrace');
}

/** The subjects of the messages that have arrived, newest first. */
async function subjects(api: Client): Promise<string[]> {
  const { data } = (await api.call('GET', '/v1/reach-out')) as { data: { attributes: { subject: string } }[] };
  return data.map(({ attributes }) => attributes.subject);
}

test.describe('a visitor who is not signed in', () => {
  test.use(anonymous);

  test('gets from sign-in and registration to the policy and the terms, in both languages', async ({ page, api }) => {
    const invitation = await api.invite(await api.workspace('With rules'), {
      email: 'reads-first@example.org',
      role: 'workspace_creator',
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const calls = callsOf(page);
    const texts = [
      ['Privacy policy', '/privacy-policy', 'Privacy policy', 'What is stored'],
      ['Terms', '/terms-and-conditions', 'Terms and conditions', 'Your account'],
    ] as const;
    const starts = [
      ['/login', 'Sign in'],
      [invitation, 'Create account and join'],
    ] as const;
    for (const [start, action] of starts) {
      for (const [link, path, heading, section] of texts) {
        await page.goto(start);
        // Until the invitation has been read there is a skeleton, whose links are then replaced.
        await expect(page.getByRole('button', { name: action })).toBeVisible();
        await page.getByRole('link', { name: link, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(title(page)).toHaveText(heading);
        await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
        await expect(rail(page)).toHaveCount(0);
      }
    }

    const loaded = loads;
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(title(page)).toHaveText('Nutzungsbedingungen');
    await expect(page.getByRole('heading', { name: 'Ihr Konto', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(title(page)).toHaveText('Datenschutzerklärung');
    await expect(page.getByRole('heading', { name: 'Was gespeichert wird', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(title(page)).toHaveText('Privacy policy');
    await expect(page.getByRole('heading', { name: 'What is stored', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(loads).toBe(loaded);
    expect(calls.answered.filter((status) => status >= 400)).toEqual([]);
    await expectAccessibleInAllVariants(page);
    await page.getByRole('link', { name: 'Terms', exact: true }).click();
    await expect(title(page)).toHaveText('Terms and conditions');
    await expectAccessibleInAllVariants(page);
  });

  test('reaches out inside the main layout, which makes no calls that need an account', async ({
    page,
    api,
    product,
  }) => {
    const calls = callsOf(page);
    await page.goto('/reach-out', { waitUntil: 'networkidle' });
    await expect(title(page)).toHaveText('Reach out');
    await expect(rail(page).getByRole('link', { name: 'Reach out' })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(4);
    await expect(page.getByLabel('Your name')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInAllVariants(page);
    expect(calls.asked).toEqual([]);

    await fillIn(page, 'An account');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    await expect(page.getByText('The answer is sent to grace@example.org.')).toBeVisible();
    expect(calls).toEqual({ asked: ['POST /v1/reach-out'], answered: [204] });
    await expectAccessibleInAllVariants(page);

    // A sender that fills in the hidden field gets the same message.
    await page.getByRole('button', { name: 'Write another message' }).click();
    await fillIn(page, 'Cheap watches');
    const unseen = page.locator('input[name="website"]');
    await expect(unseen).toHaveAttribute('tabindex', '-1');
    await unseen.fill('https://example.org/watches', { force: true });
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    expect(calls.answered).toEqual([204, 204]);
    const arrived = await subjects(api);
    expect(arrived).toContain('An account');
    expect(arrived).not.toContain('Cheap watches');

    // Control: the layout for signed-in users does make calls.
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, product.admin);
    await expect(title(page)).toHaveText('Workspaces');
    calls.asked.length = 0;
    await page.goto('/reach-out');
    await expect(page.getByLabel('E-mail')).toHaveValue(product.admin.email);
    await expect.poll(() => calls.asked).toContain('GET /v1/workspaces');
    expect(calls.asked).toContain('GET /v1/me');

    await page.goto('/admin/messages');
    const message = page.getByRole('list', { name: 'Messages' }).getByRole('button', { name: 'An account' });
    await message.click();
    await expect(page.getByText('grace@example.org')).toBeVisible();
    await expect(page.getByText('May I join?')).toBeVisible();
    await expect(page.getByText('Cheap watches')).toHaveCount(0);
  });

  test('is redirected from all of these pages to maintenance', async ({ page, api }) => {
    const maintain = (on: boolean) =>
      api.call('PATCH', '/v1/settings', { data: { type: 'settings', attributes: { maintenance: { on } } } });
    const paths = ['/privacy-policy', '/terms-and-conditions', '/reach-out'];
    await maintain(true);
    try {
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL('/maintenance');
        await expect(title(page)).toHaveText('Back soon');
      }
    } finally {
      await maintain(false);
    }
    // Control: the pages open after maintenance.
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});
