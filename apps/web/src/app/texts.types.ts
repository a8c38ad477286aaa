import type auth from '../features/auth/locales/en.json';
import type cards from '../features/cards/locales/en.json';
import type imports from '../features/imports/locales/en.json';
import type projects from '../features/projects/locales/en.json';
import type workspaces from '../features/workspaces/locales/en.json';
import type http from '../lib/http/locales/en.json';
import type ui from '../ui/locales/en.json';
import type app from './locales/en.json';

/** The texts by namespace. English decides which keys there are; a test holds German against it. */
export interface Texts {
  app: typeof app;
  auth: typeof auth;
  cards: typeof cards;
  http: typeof http;
  imports: typeof imports;
  projects: typeof projects;
  ui: typeof ui;
  workspaces: typeof workspaces;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Texts;
  }
}
