import type { ResourceKey } from 'i18next';

/** The texts of the screens behind sign-in, in addition to those in texts.ts. */
export const insideTexts = import.meta.glob<ResourceKey>(
  [
    '/src/**/locales/**/{en,de}.json',
    '!/src/{ui,app,lib/http}/locales/*.json',
    '!/src/features/{auth,legal,permissions}/locales/*.json',
    '!/src/features/{auth/locales/recovery,invitations/locales/join,site/locales/maintenance}/*.json',
  ],
  { import: 'default' },
);
