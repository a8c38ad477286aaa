import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ErrorReports, openErrorReports } from '../src/platform/reports/error-reports.ts';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';
import { startReportService } from './support/report-service.ts';

let service: Awaited<ReturnType<typeof startReportService>>;
let reports: ErrorReports;
let product: Product;
let ada: Client;
let token: string;

beforeAll(async () => {
  service = await startReportService();
  reports = await openErrorReports(service.dsn, 'foreglow@0.0.0-test');
  const log = { write: () => undefined };
  product = await startProduct({ sentryDsn: service.dsn }, undefined, { reports, log, logLevel: 'error' });
  ({ client: ada, token } = await product.make.administrator());
});
beforeEach(() => void service.bodies.splice(0));
afterAll(async () => {
  await product?.stop();
  await service?.stop();
});

/** Makes a call while a table is missing, which is an unexpected failure. */
async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
  const { db } = product.database;
  await sql`alter table tags rename to tags_gone`.execute(db);
  try {
    return await work();
  } finally {
    await sql`alter table tags_gone rename to tags`.execute(db);
    await reports.flush();
  }
}

const listing = (project: string, search: string) =>
  fetch(`${product.address}/v1/projects/${project}/cards?filter[search]=${search}`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('an unexpected failure', () => {
  it('is reported with its route, its kind and its place in the program', async () => {
    const { project } = await product.make.project(ada);
    const response = await whileBroken(() => listing(project, 'heatpumpsecret'));
    expect(response.status).toBe(500);
    const body = (await response.json()) as { errors: { meta: { request_id: string } }[] };
    const [report, ...others] = service.reports();
    expect(others).toEqual([]);
    expect(report?.release).toBe('foreglow@0.0.0-test');
    expect(report?.tags).toEqual({
      route: 'GET /v1/projects/:id/cards',
      request_id: body.errors[0]?.meta.request_id,
    });
    const [exception] = report?.exception?.values ?? [];
    expect(exception?.value).toBe('relation [text] does not exist (42P01)');
    expect(JSON.stringify(exception?.stacktrace?.frames)).toContain('app:///apps/api/src/');
  });

  it('is reported without search words, slugs, tokens or folders of the machine', async () => {
    const { project } = await product.make.project(ada);
    await whileBroken(() => listing(project, 'heatpumpsecret'));
    const sent = service.bodies.join('\n');
    expect(sent).toContain('does not exist');
    for (const secret of [project, token, 'heatpumpsecret', process.cwd()]) expect(sent).not.toContain(secret);
  });

  it('is reported with the name of its job', async () => {
    product.app.log.error({ err: new Error('The job failed.'), job: 'make-export', id: 'x' }, 'a job failed for good');
    await reports.flush();
    expect(service.reports().map(({ tags }) => tags)).toEqual([{ job: 'make-export' }]);
  });

  it('is not reported while the service asks for silence, and calls are answered as usual', async () => {
    const quiet = await openErrorReports(service.dsn, 'foreglow@0.0.0-test');
    service.answer.status = 429;
    service.answer.headers = { 'x-sentry-rate-limits': '60:error:organization' };
    quiet.report(new Error('first'), {});
    await quiet.flush();
    Object.assign(service.answer, { status: 200, headers: {} });
    quiet.report(new Error('second'), {});
    await quiet.flush();
    expect(service.reports().map(({ exception }) => exception?.values[0]?.value)).toEqual(['first']);
  });

  it('does no harm if the service cannot be reached', async () => {
    const nowhere = await openErrorReports('http://key@127.0.0.1:9/7', 'foreglow@0.0.0-test');
    expect(() => nowhere.report(new Error('unheard'), {})).not.toThrow();
    await nowhere.flush();
  });
});

describe('an expected failure', () => {
  it('is not reported: a missing project, a wrong body, a wrong password', async () => {
    expect((await listing('nothing-here-aaaaaaa', 'x')).status).toBe(404);
    const login = { email: 'ada@example.org', password: 'wrong password' };
    expect((await product.anonymous.call('POST /v1/login', { body: login })).status).toBe(401);
    await reports.flush();
    expect(service.bodies).toEqual([]);
  });
});

describe('the page', () => {
  it('may connect to the configured services, and gets their addresses', async () => {
    const analytics = { url: 'https://counts.example.org', domain: 'scan.example.org' };
    const counted = await startProduct({ sentryDsn: service.dsn, analytics });
    const response = await fetch(`${counted.address}/config`);
    const origin = new URL(service.dsn).origin;
    expect(response.headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${origin} https://counts.example.org;`,
    );
    expect(await response.json()).toMatchObject({ error_reports: { dsn: service.dsn }, analytics });
    await counted.stop();
  });

  it('may connect to none of them by default', async () => {
    const plain = await startProduct();
    const response = await fetch(`${plain.address}/config`);
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(await response.json()).toMatchObject({ error_reports: null, analytics: null });
    await plain.stop();
  });
});
