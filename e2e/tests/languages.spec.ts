import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { title, userMenu } from '../support/screens.ts';

// Only some texts: the others are English.
const dutch = {
  name: 'Nederlands',
  web: {
    auth: { signIn: 'Aanmelden', email: 'E-mailadres' },
    workspaces: { homeTitle: 'Werkruimten' },
    http: {
      code: {},
      sentence: { 'The e-mail or the password is not right.': 'E-mailadres of wachtwoord klopt niet.' },
    },
  },
  api: {},
};
const folder = await mkdtemp(join(tmpdir(), 'foreglow-languages-'));
await writeFile(join(folder, 'nl.json'), JSON.stringify(dutch));

const test = testWithOwnProduct({ LANGUAGES_DIR: folder });
test.afterAll(() => rm(folder, { recursive: true, force: true }));
test.use({ locale: 'nl-BE' });

test('a language added by a file is used for such browsers, switches without reload, and is stored in the account', async ({
  page,
  own,
  browser,
}) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByLabel('E-mailadres').fill(own.admin.email);
  // This label is not translated.
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('E-mailadres of wachtwoord klopt niet.')).toBeVisible();

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(own.admin.email);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await page.getByLabel('Password', { exact: true }).fill(own.admin.password);
  await page.getByRole('button', { name: 'Aanmelden' }).click();
  // The account is set to English, which takes precedence over the browser.
  await expect(title(page)).toHaveText('Workspaces');
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(title(page)).toHaveText('Werkruimten');

  const elsewhere = await browser.newPage({ baseURL: own.url, locale: 'de-DE' });
  await elsewhere.goto('/login');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.getByLabel('E-Mail').fill(own.admin.email);
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(own.admin.password);
  await elsewhere.getByRole('button', { name: 'Anmelden' }).click();
  await expect(title(elsewhere)).toHaveText('Werkruimten');
  await elsewhere.close();
});
