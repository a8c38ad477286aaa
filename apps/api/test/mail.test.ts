import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layOutMail } from '../src/platform/mail/mail-layout.ts';
import { type Mailer, type Message, PermanentMailError } from '../src/platform/mail/mailer.ts';
import { openMailer } from '../src/platform/mail/open-mailer.ts';
import { type MailServer, refusal, startMailServer } from './support/mail-server.ts';
import { readMails } from './support/mails.ts';

let dataDir: string;
let server: MailServer | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foreglow-mail-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const open = (smtpUrl?: string): Mailer =>
  openMailer({
    dataDir,
    publicUrl: 'https://signals.example.org',
    mail: { smtpUrl, from: 'Foreglow <mail@example.org>' },
  });

const german: Message = {
  to: { name: 'Jörg Müller', address: 'joerg@example.org' },
  subject: 'Grüße aus Köln: Ihr Zugang läuft morgen ab',
  locale: 'de',
  ...layOutMail({
    locale: 'de',
    title: 'Willkommen zurück',
    paragraphs: ['Für Überraschungen gerüstet: ein Straßenfest, „Anführungszeichen“ und 🌅.', '.'],
    action: { label: 'Öffnen', url: 'https://signals.example.org/reset?token=abc&x=1' },
    footer: 'Sie erhalten dies, weil Sie hier ein Konto haben.',
  }),
};

describe('the mailer', () => {
  const at = (port: number, from?: string) => ({ smtpUrl: `smtp://127.0.0.1:${port}`, from });

  it('uses what is set at each moment: the environment, otherwise what is stored, otherwise a folder', async () => {
    server = await startMailServer();
    let stored: ReturnType<typeof at> | undefined;
    const config = { dataDir, publicUrl: 'https://signals.example.org' };
    const mailer = openMailer({ ...config, mail: { smtpUrl: undefined, from: undefined } }, { stored: () => stored });
    const usual = 'Foreglow <foreglow@signals.example.org>';
    expect(mailer).toMatchObject({ kind: 'folder', from: usual, sources: { server: 'default', from: 'default' } });
    stored = at(server.port, 'Desk <desk@example.org>');
    expect(mailer).toMatchObject({ kind: 'smtp', from: 'Desk <desk@example.org>', sources: { server: 'stored' } });
    await mailer.send(german);
    stored = at(server.port);
    await mailer.send(german);
    expect(server.received.map(({ from }) => from?.address)).toEqual([
      'desk@example.org',
      'foreglow@signals.example.org',
    ]);
    stored = undefined;
    await mailer.send(german);
    expect(server.received).toHaveLength(2);
    expect(await readMails(dataDir)).toHaveLength(1);

    const fixed = openMailer(
      { ...config, mail: at(server.port, 'a@example.org') },
      { stored: () => at(1, 'b@example.org') },
    );
    expect(fixed).toMatchObject({ from: 'a@example.org', sources: { server: 'environment', from: 'environment' } });
    await fixed.send(german);
    expect(server.received).toHaveLength(3);
  });
});

describe('a message by SMTP', () => {
  it('arrives completely', async () => {
    server = await startMailServer();
    await open(`smtp://127.0.0.1:${server.port}`).send(german);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      from: { name: 'Foreglow', address: 'mail@example.org' },
      to: [{ name: 'Jörg Müller', address: 'joerg@example.org' }],
      subject: german.subject,
    });
    expect(mail?.text?.trimEnd()).toBe(german.text.trimEnd());
    expect(mail?.html?.trimEnd()).toBe(german.html.trimEnd());
    expect(mail?.messageId).toMatch(/^<[\w-]+@signals\.example\.org>$/);
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'de' });
  });

  it('is sent signed in and encrypted if the server requires it', async () => {
    const withTls: SMTPServerOptions = {
      authOptional: false,
      disabledCommands: [],
      onAuth: (auth, _session, done) =>
        auth.username === 'ada' && auth.password === 'p@ss word'
          ? done(null, { user: 'ada' })
          : done(refusal(535, 'wrong user or password')),
    };
    server = await startMailServer(withTls);
    const at = (user: string) => `smtp://${user}127.0.0.1:${server?.port}?tls.rejectUnauthorized=false`;
    const mailer = open(at('ada:p%40ss%20word@'));
    expect(await mailer.verify()).toEqual({ ok: true });
    await mailer.send(german);
    expect(server.sessions).toEqual([{ secure: true, user: 'ada' }]);
    // Control: the server does require it. A wrong password is a fault of the settings, so the failure is temporary.
    for (const user of ['ada:wrong@', '']) {
      const failure = await open(at(user))
        .send(german)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
    }
    const wrong = await open(at('ada:wrong@'))
      .send(german)
      .catch((error: unknown) => error);
    expect(wrong).not.toBeInstanceOf(PermanentMailError);
    const check = await open(at('ada:wrong@')).verify();
    expect(check).toEqual({
      ok: false,
      reason: expect.stringMatching(/does not accept the user and the password\.$/),
    });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [550, true],
    [451, false],
  ])('that the server answers with %i is refused permanently: %s', async (code, permanent) => {
    server = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal(code, 'not this one')) });
    const failure = await open(`smtp://127.0.0.1:${server.port}`)
      .send(german)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof PermanentMailError).toBe(permanent);
    expect(server.received).toEqual([]);
  });

  // A wrong setting that somebody will correct: the message is not lost by then.
  it.each<[string, SMTPServerOptions]>([
    ['the sender', { onMailFrom: (_address, _session, done) => done(refusal(553, 'sender not allowed')) }],
    ['a sender who has not signed in', { authOptional: false }],
  ])('of which the server permanently refuses %s may be accepted later', async (_, options) => {
    server = await startMailServer(options);
    const mailer = open(`smtp://127.0.0.1:${server.port}`);
    const failure = await mailer.send(german).catch((error: unknown) => error);
    expect(failure).toMatchObject({ permanent: true });
    expect(failure).not.toBeInstanceOf(PermanentMailError);
  });

  it('fails if no server accepts it, and the check gives the reason in a sentence', async () => {
    server = await startMailServer();
    const mailer = open(`smtp://127.0.0.1:${server.port}`);
    // Control: while the server is there, the check succeeds.
    expect(await mailer.verify()).toEqual({ ok: true });
    await server.stop();
    server = undefined;
    expect(await mailer.verify()).toEqual({
      ok: false,
      reason: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ cannot be reached/),
    });
    await expect(mailer.send(german)).rejects.not.toBeInstanceOf(PermanentMailError);
  });
});

describe('a message without a mail server', () => {
  it('is stored in the data folder as a file for mail programs that other users cannot read', async () => {
    const mailer = open();
    expect(mailer.kind).toBe('folder');
    expect(await mailer.verify()).toEqual({ ok: true });
    await mailer.send(german);
    await mailer.send({ ...german, subject: 'The second' });
    const mails = await readMails(dataDir);
    expect(mails.map(({ subject }) => subject)).toEqual([german.subject, 'The second']);
    expect(mails[0]?.text?.trimEnd()).toBe(german.text.trimEnd());
    expect(mails[0]?.html?.trimEnd()).toBe(german.html.trimEnd());
    const [head = ''] = (mails[0]?.raw.toString('latin1') ?? '').split('\r\n\r\n');
    // RFC 5322: lines end in CRLF, are in ASCII and at most 998 octets long.
    expect(head).not.toMatch(/[^\r]\n|[^\x20-\x7e\r\n\t]/);
    expect(
      mails[0]?.raw
        .toString('latin1')
        .split('\r\n')
        .every((line) => line.length <= 998 && !line.includes('\n')),
    ).toBe(true);
    const names = await readdir(join(dataDir, 'mail'));
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
      expect((await stat(join(dataDir, 'mail', name))).mode & 0o777).toBe(0o600);
    }
  });

  it('fails if it cannot be written, and the check reports this', async () => {
    await writeFile(join(dataDir, 'mail'), 'a file in its place');
    await chmod(join(dataDir, 'mail'), 0o600);
    expect(await open().verify()).toEqual({ ok: false, reason: expect.stringContaining('cannot be written to') });
    await expect(open().send(german)).rejects.toThrow();
  });
});

describe('the headers of a message', () => {
  async function sent(message: Partial<Message>) {
    const mailer = open();
    await mailer.send({ ...german, ...message });
    const mails = await readMails(dataDir);
    const mail = mails.at(-1);
    if (!mail) throw new Error('Nothing was sent.');
    return { mail, head: mail.raw.toString('latin1').split('\r\n\r\n')[0] ?? '' };
  }

  it.each([
    ['a line break', 'Ada\r\nBcc: eve@example.org', 'Ada Bcc: eve@example.org'],
    ['quotes and commas', 'Ada "The First" Lovelace, Countess', 'Ada "The First" Lovelace, Countess'],
    ['an address', 'Eve <eve@example.org>', 'Eve <eve@example.org>'],
    ['emoji', '🌅 Ada 👩🏽‍🔬', '🌅 Ada 👩🏽‍🔬'],
    ['right-to-left letters', 'עדה לאבלייס', 'עדה לאבלייס'],
    ['a turn of direction', 'Ada \u202egro.elpmaxe@eve', 'Ada  gro.elpmaxe@eve'],
    ['a null and a line separator', 'A\0d\u2028a', 'A d a'],
  ])('contain a name with %s and nothing more', async (_, name, read) => {
    const { mail, head } = await sent({ to: { name, address: 'ada@example.org' } });
    expect(mail.to).toEqual([expect.objectContaining({ address: 'ada@example.org' })]);
    expect(mail.to?.[0]?.name?.replace(/ +/g, ' ')).toBe(read.replace(/ +/g, ' '));
    expect(mail.bcc ?? []).toEqual([]);
    expect(head).not.toMatch(/^bcc:/im);
  });

  it('can contain any subject, also one of 300 characters', async () => {
    for (const subject of ['ä'.repeat(300), 'word '.repeat(60).trim(), `${'x'.repeat(300)}`, '🌅'.repeat(150)]) {
      const { mail, head } = await sent({ subject });
      expect(mail.subject).toBe(subject);
      expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    }
    const { mail, head } = await sent({ subject: 'Hello\r\nBcc: eve@example.org\r\n\r\nbody' });
    expect(mail.subject).toBe('Hello Bcc: eve@example.org body');
    expect(head).not.toMatch(/^bcc:/im);
  });

  it.each([
    'eve@example.org, ada@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    '<ada@example.org>',
    'ada',
    '',
    'a b@example.org',
  ])('are never made from a text that is not one address: %j', async (address) => {
    await expect(open().send({ ...german, to: { address } })).rejects.toBeInstanceOf(PermanentMailError);
    expect(await readMails(dataDir)).toEqual([]);
  });
});
