export { composeWiki, type WikiForTests } from './compose.ts';
export type { NotionSettings } from './notion/notion-client.ts';
