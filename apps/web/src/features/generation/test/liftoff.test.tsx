import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { briefWith, finishedSteps, generation, listed } from '#test/components/support/generations.ts';
import { listedRadar, radar } from '#test/components/support/radars.ts';
import { me, project, siteConfig, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const start = 'POST /radar-workflow';
const read = 'GET /v1/generations/{id}';
const form = '/projects/p/radars/liftoff/';
const instance = '/projects/p/radars/liftoff/g/';

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/brief', () => briefWith(['Energy', 'Food']))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/generations', () => listed())
    .on(start, () => generation())
    .on(read, () => generation());
});

const features = (changes: Partial<ReturnType<typeof siteConfig>['features']>) =>
  server.on('GET /config', () => siteConfig({ features: { ...siteConfig().features, ...changes } }));
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);
const started = () => server.calls(start).map(({ body }) => body);

test('a draft starts with the question and domains of the brief, and its progress has its own address', async () => {
  await open(form);
  await expect.element(title()).toHaveTextContent('Draft a radar from the cards');
  await expect.element(field('Question')).toHaveValue('What will move?');
  await button('Draft the radar').click();
  await expect.element(text('Give the radar a title.')).toBeVisible();
  expect(started()).toEqual([]);
  await field('Title').fill('Cities');
  await field('Add what may be affected').fill('Health');
  await userEvent.keyboard('{Enter}');
  await button('Draft the radar').click();
  await expect.poll(address).toBe('/projects/p/radars/liftoff/g');
  const prompt = { title: 'Cities', challenge: 'What will move?', domains: ['Energy', 'Food'], impacts: ['Health'] };
  expect(started()).toEqual([{ prompt, horizonProjectSlug: 'p' }]);
  await expect.element(text('Step 1 of 6')).toBeVisible();
});

test('what was typed for a draft is kept after a reload, until the draft starts', async () => {
  await open(form);
  await field('Title').fill('Cities');
  await button('Remove “Food”').click();
  await button('Remove “Energy”').click();
  dispatchEvent(new Event('pagehide'));
  await open(form);
  await expect.element(field('Title')).toHaveValue('Cities');
  expect(field('Name of “Food”').elements()).toEqual([]);
  await button('Draft the radar').click();
  await expect.poll(address).toBe('/projects/p/radars/liftoff/g');
  await open(form);
  await expect.element(field('Title')).toHaveValue('');
});

test('sectors may be left out, and a single one is refused', async () => {
  await open(form);
  await field('Title').fill('Cities');
  await button('Remove “Energy”').click();
  await button('Draft the radar').click();
  await expect.element(text(/Name 2 to 12 sectors, or none/)).toBeVisible();
  await expect.element(field('Add a sector')).toHaveFocus();
  await button('Remove “Food”').click();
  await button('Draft the radar').click();
  await expect.poll(started).toMatchObject([{ prompt: { domains: [] } }]);
});

test('the first twelve of many domains are used, and the others are offered instead', async () => {
  server.on('GET /v1/projects/{id}/brief', () => briefWith(Array.from({ length: 24 }, (_, at) => `Domain ${at + 1}`)));
  await open(form);
  await expect.element(field('Name of “Domain 12”')).toBeVisible();
  expect(field('Name of “Domain 13”').elements()).toEqual([]);
  await button('Remove “Domain 1”').click();
  await button('Add “Domain 24”').click();
  await expect.element(field('Name of “Domain 24”')).toBeVisible();
});

test('the question is one line: pasted line breaks become spaces, and Enter sends the form', async () => {
  await open(form);
  await field('Title').fill('Cities');
  await field('Question').fill('What will\nmove?');
  await expect.element(field('Question')).toHaveValue('What will move?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(started).toMatchObject([{ prompt: { challenge: 'What will move?' } }]);
});

test('without AI the page states that none is involved', async () => {
  await open(form);
  await expect.element(text(/No AI is involved: the draft is made by rules/)).toBeVisible();
});

test.each([
  [true, 'Drafted with a model', /texts of published cards of this project/],
  [false, 'Drafted by rules', /No AI is involved/],
])(
  'with a provider, and a project whose texts may be sent to it: %s, the page states “%s”',
  async (allowed, heading, words) => {
    features({ ai: true });
    server.on('GET /v1/projects/{id}', () => ({
      data: { ...scan, attributes: { ...scan.attributes, ai_allowed: allowed } },
    }));
    await open(form);
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(text(words)).toBeVisible();
  },
);

test('during a draft no other can be started, and the page links to the running one', async () => {
  const ended = generation({ slug: 'old', state: 'terminated', step: null, ended_at: '2026-01-09T12:00:00.000Z' });
  server.on('GET /v1/projects/{id}/generations', () => listed(generation(), ended));
  await open(form);
  await expect.element(text('“Cities” is being drafted right now')).toBeVisible();
  expect(field('Title').elements()).toEqual([]);
  await expect.element(text('Stopped')).toBeVisible();
  await link('See the draft').click();
  await expect.poll(address).toBe('/projects/p/radars/liftoff/g');
});

test('if another user was faster, what was typed is still there when their draft has ended', async () => {
  let drafts = listed();
  server
    .on('GET /v1/projects/{id}/generations', () => drafts)
    .on(start, () => {
      drafts = listed(generation({ slug: 'theirs' }));
      return failure('conflict', 'A radar is being drafted already.');
    });
  await open(form);
  await field('Title').fill('Towns');
  await button('Remove “Energy”').click();
  await button('Remove “Food”').click();
  await button('Draft the radar').click();
  await expect.element(text('“Cities” is being drafted right now')).toBeVisible();
  expect(field('Title').elements()).toEqual([]);
  drafts = listed(generation({ slug: 'theirs', state: 'terminated', step: null }));
  await expect.element(field('Title')).toHaveValue('Towns');
  expect(field('Name of “Energy”').elements()).toEqual([]);
  expect(text('A radar is being drafted already.').elements()).toEqual([]);
});

test('a refusal is shown in the words of the server', async () => {
  server.on(start, () => failure('too_many_requests', 'This workspace has had 20 radars drafted today.'));
  await open(form);
  await field('Title').fill('Cities');
  await button('Draft the radar').click();
  await expect.element(text('This workspace has had 20 radars drafted today.')).toBeVisible();
});

test('each step shows its results as soon as it is finished', async () => {
  let finished = 0;
  server.on(read, () => {
    finished = Math.min(finished + 1, 6);
    if (finished === 6)
      return generation({ state: 'failed', step: 'writing', failure: 'internal', steps: finishedSteps.slice(0, 5) });
    return generation({ step: finishedSteps[finished]?.step ?? null, steps: finishedSteps.slice(0, finished) });
  });
  await open(instance);
  await expect.element(text(/187 cards in 14 groups, .+ to .+/)).toBeVisible();
  await expect.element(text(/2 sectors: Energy (?:and|&) Food/)).toBeVisible();
  await expect.element(text('Heat as a utility')).toBeVisible();
  await expect.element(text('2 with evidence, 1 without; 3 cards in all')).toBeVisible();
  await expect.element(text('Now 1 · Next 2')).toBeVisible();
  await expect.element(text('The draft could not be finished')).toBeVisible();
});

test('a draft is stopped without a confirmation, and can be started again with the same input', async () => {
  let stopped = false;
  const state = () =>
    stopped ? generation({ state: 'terminated', step: null, steps: finishedSteps.slice(0, 1) }) : generation();
  server.on(read, state).on('GET /terminate/{id}', () => {
    stopped = true;
    return state();
  });
  await open(instance);
  await button('Stop').click();
  await expect.element(text('The draft was stopped')).toBeVisible();
  expect(server.calls('GET /terminate/{id}')).toHaveLength(1);
  server.on(start, () => generation({ slug: 'again' }));
  await button('Start again').click();
  await expect.poll(address).toBe('/projects/p/radars/liftoff/again');
  expect(started()).toMatchObject([{ prompt: { title: 'Cities', challenge: 'What will move?' } }]);
});

test('a failed draft shows the reason, and can be continued', async () => {
  let state = generation({
    state: 'failed',
    step: 'domains',
    failure: 'provider_busy',
    steps: finishedSteps.slice(0, 1),
    drafter: 'ai',
    tokens: { input: 900, output: 100 },
  });
  server
    .on(read, () => state)
    .on('POST /v1/generations/{id}/continue', () => {
      state = generation({ step: 'domains', steps: finishedSteps.slice(0, 1) });
      return state;
    });
  await open(instance);
  await expect.element(text('The provider of the model is overloaded at the moment.')).toBeVisible();
  await expect.element(text('1,000 tokens')).toBeVisible();
  await button('Continue').click();
  await expect.element(text('Step 2 of 6')).toBeVisible();
});

test.each([
  ['too_few_cards', 'Add some, or publish drafts, and then start again.', 1],
  ['not_allowed', 'Start again for a new draft. It uses the settings that apply now.', 0],
] as const)('a draft that cannot be continued states what helps: %s', async (failure, help, links) => {
  server.on(read, () => generation({ state: 'failed', step: 'frame', failure, steps: [] }));
  await open(instance);
  await expect.element(text(help)).toBeVisible();
  expect(button('Continue').elements()).toEqual([]);
  await expect.element(button('Start again')).toBeVisible();
  expect(link('To the cards').elements()).toHaveLength(links);
});

test('a draft is started and stopped at the workers host if there is one', async () => {
  const workers = 'https://workers.example.org';
  await cookieStore.set('XSRF-TOKEN', 'abc');
  onTestFinished(() => cookieStore.delete('XSRF-TOKEN'));
  server
    .on('GET /config', () => siteConfig({ hosts: { functions: null, workers } }))
    .on('GET /terminate/{id}', () => generation({ state: 'terminated', step: null }));
  await open(form);
  await field('Title').fill('Cities');
  await button('Draft the radar').click();
  await button('Stop').click();
  await expect.element(text('The draft was stopped')).toBeVisible();
  const origins = (route: Parameters<typeof server.calls>[0]) => server.calls(route).map(({ origin }) => origin);
  expect([...origins(start), ...origins('GET /terminate/{id}')]).toEqual([workers, workers]);
  for (const { headers } of [...server.calls(start), ...server.calls('GET /terminate/{id}')]) {
    expect([headers.get('x-theme'), headers.get('x-xsrf-token')]).toEqual(['default', 'abc']);
  }
  // Control: every other request goes to this server.
  expect(new Set(origins('GET /v1/projects/{id}/brief'))).toEqual(new Set([location.origin]));
});

test('a lost connection is reported until the server answers again', async () => {
  await open(instance);
  await expect.element(text('Step 1 of 6')).toBeVisible();
  server.breaks(read);
  await expect.element(text(/The connection was lost/)).toBeVisible();
  await expect.element(text('Step 1 of 6')).toBeVisible();
  server.on(read, () => generation({ step: 'domains', steps: finishedSteps.slice(0, 1) }));
  await expect.element(text('Step 2 of 6')).toBeVisible();
  await expect.element(text(/The connection was lost/)).not.toBeInTheDocument();
});

test('an unknown draft links back to the drafts', async () => {
  server.on(read, () => failure('not_found'));
  await open(instance);
  await expect.element(title()).toHaveTextContent('This draft was not found');
  await link('Go to the drafts').click();
  await expect.poll(address).toBe('/projects/p/radars/liftoff');
});

test.each([form, instance])('users who may not make radars have no access to %s', async (path) => {
  server.on('GET /v1/me', () =>
    me({
      permissions: {
        is_global_admin: false,
        workspaces: [],
        projects: [{ slug: 'p', role: 'project_viewer' }],
      },
    }),
  );
  await open(path);
  await expect.element(title()).toHaveTextContent('You do not have access');
  expect(server.calls(read)).toEqual([]);
});

test.each([form, instance])('if drafting is switched off, %s says so', async (path) => {
  features({ assistance: false });
  await open(path);
  await expect.element(title()).toHaveTextContent('Drafting has been switched off');
  expect(server.calls('GET /v1/projects/{id}/generations')).toEqual([]);
});

test('the list of radars offers drafting if it is on', async () => {
  await open('/projects/p/radars');
  await expect.element(link('Draft a radar from the cards').first()).toBeVisible();
  features({ assistance: false });
  await open('/projects/p/radars');
  await expect.element(link('New radar')).toBeVisible();
  expect(link('Draft a radar from the cards').elements()).toEqual([]);
});

test('a radar drafted by a model is marked, and one drafted by rules says so in its details', async () => {
  const at = '2026-01-09T12:00:00.000Z';
  server
    .on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar({ ai_assistant: true })]))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars/{radarId}', () =>
      radar([], { drafter: { kind: 'built-in', model: null, prompt: 'rules@1', at } }),
    );
  await open('/projects/p/radars');
  await expect.element(text('AI-assisted')).toBeVisible();
  await open('/projects/p/radars/r');
  await expect.element(text(/Drafted by rules, without AI/)).toBeVisible();
  expect(text('AI-assisted').elements()).toEqual([]);
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open(form);
  await expect.element(button('Draft the radar')).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
  server.on(read, () => generation({ step: 'evidence', steps: finishedSteps.slice(0, 3) }));
  await open(instance);
  await expect.element(text('3 candidates')).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});
