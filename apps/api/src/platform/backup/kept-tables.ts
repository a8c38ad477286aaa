import type { Tables } from '../db/tables.ts';

/** What a backup does with the rows of a table. */
export type TableRule =
  | { readonly kept: true /** A condition on the rows, in SQL. */; readonly where?: string }
  | { readonly kept: false; readonly because: string };

const kept: TableRule = { kept: true };
const leftOut = (because: string): TableRule => ({ kept: false, because });

const atRest = `state not in ('queued', 'running')`;

const signsIn = 'it lets somebody in; a restore would bring back what has been withdrawn since';

/**
 * The contents of a backup. A restored installation has the content, the people and their rights, and public and
 * invitation links as they were. Nobody is signed in, and pending work is not repeated: jobs, which pg-boss stores in a
 * separate schema, are left out altogether. The compiler and a test require a rule for every table.
 */
export const tableRules: Readonly<Record<keyof Tables, TableRule>> = {
  activities: kept,
  ai_uses: kept,
  attachments: kept,
  brief_versions: kept,
  card_embeddings: leftOut('vectors that are made again when a question is asked'),
  card_image_links: kept,
  card_search: kept,
  card_texts: kept,
  // They could be computed again, but without the positions of cards on the map that people are used to.
  card_vectors: kept,
  cards: kept,
  comments: kept,
  creation_keys: leftOut('keys of calls of the last day, which are sent again at most minutes later'),
  credentials: kept,
  deleted_tags: leftOut('tags whose deletion or merge can be undone for a day'),
  exports: leftOut('files that expire within days and can be made again'),
  // An unfinished draft is not restored, since its job is not restored either.
  generation_steps: { kept: true, where: `generation_id in (select id from generations where ${atRest})` },
  generations: { kept: true, where: atRest },
  insight_cards: kept,
  insights: kept,
  // The addresses of published radars are derived from one secret. Another signs addresses of files that are valid for
  // some hours, and by the last one a store of files knows its database, which a restored one is not.
  installation_secrets: { kept: true, where: `name not in ('signed-paths', 'file-owner')` },
  invitation_links: kept,
  invitations: kept,
  known_devices: leftOut('browsers that have signed in before; they are recognised again when they do'),
  map_groups: kept,
  map_points: kept,
  maps: kept,
  notifications: { kept: true, where: `kind <> 'export'` },
  parted_evidence: kept,
  project_embeddings: leftOut('how far the vectors of cards are, which are left out'),
  project_members: kept,
  projects: kept,
  radar_blip_cards: kept,
  radar_blips: kept,
  radar_dumps: kept,
  radar_names: kept,
  radars: kept,
  rate_limits: leftOut('counts of calls of the last minutes and hours'),
  reach_out_messages: kept,
  registrations: leftOut('they wait for a click on a link in a mail; people who were invited register again'),
  // The searched texts are kept as they are, so it has to be known by which rules they were written.
  search_rebuilds: kept,
  sessions: leftOut(signsIn),
  settings: kept,
  setup_links: leftOut(signsIn),
  similarity_models: kept,
  tags: kept,
  trend_cards: kept,
  trend_insights: kept,
  trend_ratings: kept,
  trends: kept,
  upload_days: leftOut('how much each user uploaded today'),
  uploads: leftOut('files that are being sent right now'),
  user_links: leftOut(signsIn),
  users: kept,
  workspace_members: kept,
  workspace_texts: leftOut('they are counted again'),
  workspaces: kept,
};

/** The rule for a table of the database; undefined for a table unknown to this version. */
export const ruleOf = (table: string): TableRule | undefined =>
  Object.hasOwn(tableRules, table) ? tableRules[table as keyof Tables] : undefined;
