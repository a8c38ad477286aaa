import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import type { Person } from './support/factory.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import type { ReceivedMail } from './support/mails.ts';
import { openLink, tokenIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const password = 'a lantern in fog 7';
const publicUrl = 'https://foreglow.example';
let server: MailServer;
let product: Product;
let admin: Person;
let workspace: string;
let project: string;

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct(
    {
      mail: { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'Foreglow <mail@example.org>' },
      reachOutEmail: 'desk@example.org',
      publicUrl,
    },
    { exportedAtOnce: { items: 0 } },
  );
  admin = await product.make.person({ isGlobalAdmin: true, password });
  ({ workspace, project } = await product.make.project(admin.client));
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});
/** The mails of a call with or without a theme header. */
async function mailsOf(client: Client, method: string, path: string, body: object | undefined, theme?: string) {
  server.received.length = 0;
  const answer = await client.send(method, path, {
    ...(body && { body: JSON.stringify(body) }),
    headers: theme === undefined ? {} : { 'x-theme': theme },
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  await product.jobsDone();
  return [...server.received];
}

/** The name and the colour of the paper that a mail shows. */
function styleOf(mail: ReceivedMail | undefined) {
  const [name = ''] = (mail?.text ?? '').split('\n');
  const [, paper = ''] = /<body [^>]*background:(#[0-9a-f]{6})/.exec(mail?.html ?? '') ?? [];
  return { name, paper };
}
const themed = (theme: string) => {
  const { name, light } = product.composition.themes.find(theme);
  return { name, paper: light.paper };
};

it('a mail has the theme of the call that caused it, and its link leads to the public address', async () => {
  const forgot = async (theme?: string) => {
    const [mail] = await mailsOf(product.anonymous, 'POST', '/v1/forgot-password', { email: admin.email }, theme);
    expect(mail?.text).toContain(`${publicUrl}/reset-password#token=`);
    return styleOf(mail);
  };
  expect(themed('coast')).not.toEqual(themed('default'));
  expect(await forgot('coast')).toEqual(themed('coast'));
  // Without the header, the theme of the host is used; for an IP address it is the default theme.
  expect(await forgot()).toEqual(themed('default'));
  expect(await forgot('dusk')).toEqual(themed('default'));
  expect(await forgot('../coast')).toEqual(themed('default'));
});

it('every mail that a call causes has its theme', async () => {
  const { client } = admin;
  const wanted = { email: 'invited@example.org', role: 'workspace_collaborator' };
  const invited = await mailsOf(
    client,
    'POST',
    `/v1/workspaces/${workspace}/invitations`,
    { invitations: [wanted] },
    'coast',
  );
  const pending = await client.call('GET /v1/workspaces/{id}/invitations', { params: { id: workspace } });
  const renewal = `/v1/invitations/${pending.body.data[0]?.id}/renew`;
  const { token } = await openLink(client, workspace);
  const asked = { token, email: 'new@example.org' };
  const message = { name: 'Grace', email: 'grace@example.org', subject: 'An account', message: 'May I join?' };
  const person = await product.make.person({ password });
  const change = { email: `new-${person.email}`, current_password: password };
  const changing = await mailsOf(person.client, 'POST', '/v1/me/email', change, 'coast');
  const link = tokenIn(changing[0]?.text);
  await product.make.card(client, project);
  const wantedExport = { data: { type: 'exports', attributes: { format: 'json', content: 'cards' } } };
  const mails = {
    invitation: invited,
    renewal: await mailsOf(client, 'PATCH', renewal, undefined, 'coast'),
    registration: await mailsOf(product.anonymous, 'POST', '/v1/registrations', asked, 'coast'),
    message: await mailsOf(product.anonymous, 'POST', '/v1/reach-out', message, 'coast'),
    'new e-mail': changing,
    'old e-mail': await mailsOf(product.anonymous, 'POST', '/v1/confirm-email', { token: link }, 'coast'),
    export: await mailsOf(client, 'POST', `/v1/projects/${project}/exports`, wantedExport, 'coast'),
    test: await mailsOf(client, 'POST', '/v1/settings/test-mail', undefined, 'coast'),
  };
  const styles = Object.entries(mails).map(([what, sent]) => [what, sent.map(styleOf)]);
  expect(styles).toEqual(Object.keys(mails).map((what) => [what, [themed('coast')]]));
  // Control: without the header.
  const plain = [
    await mailsOf(client, 'PATCH', renewal, undefined),
    await mailsOf(client, 'POST', `/v1/projects/${project}/exports`, wantedExport),
    await mailsOf(client, 'POST', '/v1/settings/test-mail', undefined),
  ];
  expect(plain.map((sent) => sent.map(styleOf))).toEqual(plain.map(() => [themed('default')]));
});
