import type { GenerationAttributes } from '@foreglow/contract';
import type { AiQuestion, AiServer } from './ai-server.ts';
import type { Client } from './client.ts';

/** The prompts of a drafted radar, in the order of its steps. */
export const radarPrompts = [
  'radar-domains',
  'radar-candidates',
  'radar-evidence',
  'radar-placement',
  'radar-writing',
] as const;

const subjects = {
  'heat pumps': ['in old houses', 'for whole streets', 'without noise', 'from a library', 'paid by the month'],
  'school gardens': ['on roofs', 'in winter', 'run by pupils', 'as a subject'],
  'night trains': ['across borders', 'with offices', 'for freight'],
};

/** Fills a project with published cards of a few subjects. */
export async function fillProject(make: { card: MakeCard }, client: Client, project: string): Promise<void> {
  for (const [subject, endings] of Object.entries(subjects)) {
    for (const ending of endings) {
      await make.card(client, project, {
        title: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${ending}`,
        description: `A report on ${subject} ${ending}, with figures of the makers.`,
        source_url: `https://${ending.replaceAll(' ', '-')}.example.org/report`,
      });
    }
  }
}
type MakeCard = (client: Client, project: string, attributes?: object) => Promise<string>;

interface Prompt {
  readonly title?: string;
  readonly challenge?: string;
  readonly domains?: string[];
  readonly impacts?: string[];
}

/** Starts drafting a radar. */
export const startDraft = (client: Client, project: string, prompt: Prompt = {}) =>
  client.call('POST /radar-workflow', {
    body: { prompt: { title: 'Warm homes', challenge: 'How will we heat?', ...prompt }, horizonProjectSlug: project },
  });

/** The current state of an instance. */
export async function readDraft(client: Client, id: string): Promise<GenerationAttributes> {
  const { body } = await client.call('GET /v1/generations/{id}', { params: { id } });
  return body.data.attributes;
}

/** Waits until an instance is in a state. Throws if it stops in another one. */
export async function untilState(
  client: Client,
  id: string,
  wanted: GenerationAttributes['state'],
): Promise<GenerationAttributes> {
  for (;;) {
    const now = await readDraft(client, id);
    if (now.state === wanted) return now;
    if (!['queued', 'running'].includes(now.state)) throw new Error(`It is ${now.state}: ${now.failure}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Told {
  readonly domains?: string[];
  readonly cards?: { readonly id: string; readonly title: string; readonly text: string }[];
  readonly candidates?: { readonly id: string }[];
  readonly blips?: { readonly id: string }[];
}
const told = ({ data }: AiQuestion) => data as Told;

/** Makes the model answer every step correctly. */
export function answerWell(server: AiServer): void {
  server.script('radar-domains', { json: { domains: ['Homes', 'Cities', 'Travel'], impacts: ['Tenants', 'Crafts'] } });
  server.script('radar-candidates', (asked) => {
    const { cards = [] } = told(asked);
    const of = (word: string) => cards.filter(({ title }) => title.toLowerCase().includes(word)).map(({ id }) => id);
    return {
      candidates: [
        { label: 'Heat pumps for whole streets', domain: 'Homes', about: 'Streets heat together.', cards: of('heat') },
        { label: 'Gardens as classrooms', domain: 'Cities', about: 'Pupils learn outside.', cards: of('garden') },
        { label: 'Flying kitchens', domain: 'Travel', about: 'Nobody has seen one.', cards: [] },
      ],
    };
  });
  server.script('radar-evidence', (asked) => {
    const { cards = [] } = told(asked);
    const of = (word: string) => cards.filter(({ title }) => title.toLowerCase().includes(word)).map(({ id }) => id);
    return {
      evidence: [
        { candidate: 'k1', cards: [...of('heat'), 'c9999', 'invented'] },
        { candidate: 'k2', cards: of('garden') },
        { candidate: 'k3', cards: ['c4711'] },
      ],
    };
  });
  server.script('radar-placement', (asked) => ({
    blips: (told(asked).candidates ?? []).map(({ id }, at) => ({
      candidate: id,
      ring: ['Now', 'Next', 'Later'][at % 3],
      position: 0.25,
      impact: 4,
      impacts: ['tenants', 'Nobody at all'],
    })),
  }));
  server.script('radar-writing', (asked) => ({
    rationales: (told(asked).blips ?? []).map(({ id }) => ({
      candidate: id,
      rationale: `It grows, see [this page](https://evil.example.org/x) and https://evil.example.org/${id}.`,
    })),
  }));
}
