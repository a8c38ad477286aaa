export { composeWiki, type WikiForTests } from './compose.ts';
