import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { type S3Settings, S3Store } from './s3-store.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

const settings: S3Settings = {
  endpoint: undefined,
  bucket: 'pictures',
  region: 'us-east-1',
  credentials: { accessKeyId: 'ada', secretAccessKey: 'a lantern in fog' },
  forcePathStyle: true,
};

/** The address of a store that gives these answers. */
async function storeThat(answers: RequestListener): Promise<string> {
  const started = createServer(answers);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

async function all(files: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const file of files) found.push(file);
  return found;
}

describe('a failure of the store', () => {
  const refusal = `<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>The signature is wrong.</Message>
    <CanonicalRequest>x-amz-security-token:a-secret-token</CanonicalRequest></Error>`;
  const refusing = () =>
    storeThat((request, response) => {
      request.resume();
      response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal);
    });

  it.each([
    ['reading', (store: S3Store) => store.read('images/a/small.webp')],
    ['writing', (store: S3Store) => store.write('images/a/small.webp', Buffer.from('a'), 'image/webp')],
    ['listing', (store: S3Store) => all(store.list('images/'))],
  ])('%s has its reason as cause, without the signed request', async (_, work) => {
    const failure = await failureOf(work(new S3Store({ ...settings, endpoint: await refusing() })));
    expect(failure).toBeInstanceOf(Problem);
    const { cause } = failure as Problem;
    expect(cause).toMatchObject({ message: 'SignatureDoesNotMatch: The signature is wrong. (status 403)' });
    expect(inspect(cause, { depth: 5, showHidden: true })).not.toContain('a-secret-token');
  });
});

describe('a store that does not answer', () => {
  const quick = { connectMs: 5000, silentMs: 200 };

  it.each<[string, RequestListener]>([
    ['from the beginning', () => undefined],
    [
      'in the middle of a file',
      (_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('the beginning'),
    ],
  ])('%s counts as unavailable', async (_, answers) => {
    const store = new S3Store({ ...settings, endpoint: await storeThat(answers) }, quick);
    const failure = await failureOf(store.read('images/a/small.webp'));
    expect(failure).toBeInstanceOf(Problem);
    expect((failure as Problem).items[0].code).toBe('unavailable');
  });
});

/** How often this process has a file open, as Linux lists it. */
const timesOpen = (path: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === path;
    } catch {
      // It is that of the listing itself.
      return false;
    }
  }).length;

it.runIf(existsSync('/proc/self/fd'))(
  'a file that was not stored is closed, so that its space can be used again',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foreglow-s3-'));
    const path = join(folder, 'export.pdf');
    await writeFile(path, '');
    // More than the sockets hold, so that it is open until it has been read.
    await truncate(path, 64_000_000);
    let isOpen = false;
    const endpoint = await storeThat((request, response) => {
      request.once('data', () => {
        request.pause();
        isOpen = timesOpen(path) > 0;
        response.writeHead(403, { connection: 'close' }).end();
      });
    });
    const store = new S3Store({ ...settings, endpoint });
    expect(await failureOf(store.writeFrom('exports/a.pdf', path, 'application/pdf'))).toBeInstanceOf(Problem);
    expect(isOpen, 'control').toBe(true);
    await expect.poll(() => timesOpen(path), { timeout: 10_000 }).toBe(0);
    await rm(folder, { recursive: true });
  },
);

describe('removing files', () => {
  const answering =
    (xml: string): RequestListener =>
    (request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
    };
  const failed = (code: string) =>
    `<?xml version="1.0"?><DeleteResult><Error><Key>uploads/a.png</Key><Code>${code}</Code><Message>No.</Message></Error></DeleteResult>`;
  const remove = async (answers: RequestListener) =>
    failureOf(new S3Store({ ...settings, endpoint: await storeThat(answers) }).remove(['uploads/a.png']));

  it('fails if the store answers that it removed some of them only', async () => {
    const failure = await remove(answering(failed('AccessDenied')));
    expect(failure).toBeInstanceOf(Problem);
    expect((failure as Problem).cause).toMatchObject({
      message: expect.stringContaining('uploads/a.png: AccessDenied'),
    });
  });

  it('works with stores that know no other checksum than Content-MD5, which S3 requires', async () => {
    let removed = '';
    const failure = await remove(async (request, response) => {
      const body = await text(request);
      const isRight = request.headers['content-md5'] === createHash('md5').update(body).digest('base64');
      const isKnown = !Object.keys(request.headers).some((name) => name.includes('checksum'));
      if (isRight && isKnown) removed = body;
      response
        .writeHead(removed ? 200 : 400, { 'content-type': 'application/xml' })
        .end(removed ? '<DeleteResult/>' : '<Error><Code>MissingContentMD5</Code></Error>');
    });
    expect(failure).toBeUndefined();
    expect(removed).toContain('<Key>uploads/a.png</Key>');
  });

  it('does not fail for missing files', async () => {
    expect(await remove(answering(failed('NoSuchKey')))).toBeUndefined();
    expect(await remove(answering('<?xml version="1.0"?><DeleteResult/>'))).toBeUndefined();
  });
});

it.each<[string, Partial<S3Settings>, string]>([
  ['of Amazon', {}, 'https://pictures.s3.us-east-1.amazonaws.com'],
  ['of Amazon in China', { region: 'cn-north-1' }, 'https://pictures.s3.cn-north-1.amazonaws.com.cn'],
  ['with dots', { bucket: 'pictures.example.org' }, 'https://s3.us-east-1.amazonaws.com'],
  ['at an address of numbers', { endpoint: 'http://10.0.0.5:9000' }, 'http://10.0.0.5:9000'],
  ['at the address of a store', { endpoint: 'https://s3.example.org' }, 'https://pictures.s3.example.org'],
  ['in the path', { endpoint: 'https://s3.example.org', forcePathStyle: true }, 'https://s3.example.org'],
])('the page may read from and send to the origin of signed addresses: a bucket %s', async (_, given, origin) => {
  const store = new S3Store({ ...settings, forcePathStyle: false, ...given });
  const sent = await store.uploadUrl('uploads/a.png', { bytes: 1, type: 'image/png', expires: new Date() });
  const read = await store.downloadUrl('images/a/small.webp');
  expect([store.origin, new URL(sent).origin, new URL(read).origin]).toEqual([origin, origin, origin]);
});

describe('with credentials of the machine, which are replaced from time to time', () => {
  const variables = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_CREDENTIAL_EXPIRATION'];
  const before = variables.map((name) => process.env[name]);
  afterEach(() => {
    for (const [index, name] of variables.entries()) {
      const value = before[index];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  /** The machine's credentials are now these, and end in a minute, so that the client asks for them again. */
  const become = (key: string) =>
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: `token of ${key}`,
      AWS_CREDENTIAL_EXPIRATION: new Date(Date.now() + 60_000).toISOString(),
    });

  it('the address of a file is signed anew with the new ones, and stays the same until then', async () => {
    become('FIRST');
    const store = new S3Store({ ...settings, credentials: undefined });
    const address = () => store.downloadUrl('images/a/small.webp');
    const signer = async () => new URL(await address()).searchParams.get('X-Amz-Credential')?.split('/')[0];
    const first = await address();
    expect([await address(), await signer()]).toEqual([first, 'FIRST']);
    become('SECOND');
    // The client asks for the new ones in the background.
    await expect.poll(signer, { timeout: 10_000 }).toBe('SECOND');
  });
});
