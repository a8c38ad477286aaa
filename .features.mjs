const list = new URL('apps/api/src/composition/features.ts', import.meta.url).href;
/** @type {Record<string, { name: string; uses: () => Record<string, { name: string }>; shares?: readonly string[] }>} */
const ofApi = await import(list);

/**
 * Which other features each feature may use, and which of its files it shares with them. Those of the API say it in
 * their feature.ts. From every feature the web's application may also import the screens and texts. A new entry is a
 * decision.
 * @type {Record<'api' | 'web', Record<string, { readonly uses?: readonly string[]; readonly shares?: readonly string[] }>>}
 */
export const features = {
  api: Object.fromEntries(
    Object.values(ofApi).map(({ name, uses, shares }) => [
      name,
      { uses: Object.values(uses()).map((used) => used.name), shares },
    ]),
  ),
  web: {
    permissions: {
      uses: ['auth'],
      shares: [
        'api/grant-permission.ts',
        'api/withdraw-permission.ts',
        'components/leave-button.tsx',
        'components/role-field.tsx',
        'components/role-guide.tsx',
        'components/role-menu.tsx',
        'components/use-ended-text.ts',
        'components/use-role-texts.ts',
      ],
    },
    invitations: {
      uses: ['auth', 'permissions'],
      shares: ['components/invite-dialog.tsx', 'components/link-panel.tsx', 'components/pending-invitations.tsx'],
    },
    news: {
      uses: ['auth', 'projects', 'radars'],
      shares: [
        'api/read-news.ts',
        'api/read-overview.ts',
        'api/read-tiles.ts',
        'api/record-visit.ts',
        'components/home-news.tsx',
        'components/new-flag.tsx',
        'components/project-picture.tsx',
      ],
    },
    notifications: {
      uses: ['auth'],
      shares: ['api/notifications.ts', 'components/digest-section.tsx'],
    },
    users: {
      uses: ['attachments', 'auth', 'invitations', 'notifications', 'permissions', 'projects', 'workspaces'],
    },
    workspaces: {
      uses: ['attachments', 'auth', 'news', 'permissions', 'projects'],
      shares: [
        'api/list-workspace-users.ts',
        'api/list-workspaces.ts',
        'api/read-workspace.ts',
        'api/restore-workspace.ts',
        'components/sample-gate.tsx',
        'components/workspace-missing.tsx',
      ],
    },
    projects: {
      uses: ['auth', 'permissions'],
      shares: [
        'api/list-project-users.ts',
        'api/list-projects.ts',
        'api/read-project.ts',
        'api/restore-project.ts',
        'components/first-radar.tsx',
        'components/opened-projects.ts',
        'components/project-missing.tsx',
        'components/project-tile.tsx',
        'components/use-offers-first-radar.ts',
        'rules/target-of-project.rules.ts',
      ],
    },
    activity: {
      uses: ['auth', 'permissions', 'projects'],
      shares: ['rules/activity-search.rules.ts'],
    },
    exports: {
      uses: ['auth', 'projects'],
      shares: [
        'components/export-button.tsx',
        'components/export-gate.tsx',
        'components/export-state.ts',
        'components/load-card-downloads.ts',
        'rules/list-query.rules.ts',
      ],
    },
    assistance: {
      uses: ['auth', 'projects'],
      shares: [
        'api/follow-draft.ts',
        'components/connect-model.tsx',
        'components/drafter-note.tsx',
        'components/proposed.tsx',
        'components/suggestion.tsx',
        'components/use-assistance.ts',
        'components/use-drafting.ts',
        'rules/ask-search.rules.ts',
        'rules/taken.rules.ts',
      ],
    },
    signals: {
      uses: ['assistance', 'brief', 'cards'],
    },
    brief: {
      uses: ['assistance', 'auth', 'exports', 'projects'],
      shares: ['api/read-brief.ts', 'components/brief-on-first-visit.tsx', 'rules/brief-search.rules.ts'],
    },
    coverage: {
      uses: ['assistance', 'auth', 'projects'],
      shares: ['rules/sources-search.rules.ts'],
    },
    tags: {
      uses: ['auth', 'projects'],
      shares: [
        'api/list-project-tags.ts',
        'api/list-workspace-tags.ts',
        'api/tag-kind.ts',
        'components/alike-question.tsx',
        'components/tag-field.tsx',
      ],
    },
    capture: {
      uses: ['attachments', 'auth', 'projects'],
      shares: [
        'components/bookmarklet.tsx',
        'components/capture-gate.tsx',
        'components/capture-many.tsx',
        'components/link-part.tsx',
        'components/use-capture.ts',
        'rules/addresses.rules.ts',
        'rules/links.rules.ts',
      ],
    },
    'card-images': {
      uses: ['auth', 'exports', 'projects'],
      shares: ['components/load-share-dialog.ts'],
    },
    cards: {
      uses: [
        'assistance',
        'attachments',
        'auth',
        'capture',
        'brief',
        'card-images',
        'comments',
        'exports',
        'projects',
        'tags',
        'workspaces',
      ],
      shares: [
        'api/arriving.ts',
        'api/card-kind.ts',
        'api/read-ahead.ts',
        'api/refresh-cards.ts',
        'components/card/card-sequence.tsx',
        'components/card/instead-of-card.tsx',
        'components/created/made.ts',
        'components/filters/card-filters.tsx',
        'components/filters/project-filter.tsx',
        'components/selection/selection.ts',
        'components/selection/tags-panel.tsx',
        'components/use-card-navigation.ts',
        'components/use-card-rights.ts',
        'components/use-source.ts',
        'rules/addresses.ts',
        'rules/card-search.rules.ts',
        'rules/listed-card.rules.ts',
        'rules/list-query.rules.ts',
        'rules/selected.rules.ts',
        'rules/source.ts',
      ],
    },
    evidence: {
      uses: ['attachments', 'projects', 'tags'],
      shares: [
        'components/adding/adding-dialog.tsx',
        'components/adding/use-adding-screen.ts',
        'components/adding/use-adding.ts',
        'components/evidence-field.tsx',
        'components/evidence-list.tsx',
        'components/evidence-picker.tsx',
        'components/use-gone-evidence.ts',
        'rules/evidence.rules.ts',
      ],
    },
    conclusions: {
      uses: ['attachments', 'auth', 'cards', 'evidence', 'projects'],
      shares: [
        'api/conclusion-calls.ts',
        'api/read-conclusion.ts',
        'api/restore-conclusion.ts',
        'components/adding-cards.tsx',
        'components/conclusion-missing.tsx',
        'components/creating.tsx',
        'components/editing.tsx',
        'components/no-match.tsx',
        'components/use-conclusion-editor.ts',
        'components/use-conclusion-rights.ts',
        'components/use-removal.ts',
        'rules/conclusion-values.rules.ts',
      ],
    },
    insights: {
      uses: [
        'assistance',
        'attachments',
        'cards',
        'comments',
        'conclusions',
        'evidence',
        'exports',
        'projects',
        'tags',
      ],
      shares: ['api/insight-kind.ts', 'api/read-ahead.ts', 'rules/insight-search.rules.ts'],
    },
    trends: {
      uses: [
        'assistance',
        'attachments',
        'cards',
        'comments',
        'conclusions',
        'evidence',
        'exports',
        'projects',
        'tags',
      ],
      shares: ['api/read-ahead.ts', 'api/trend-kind.ts', 'rules/trend-search.rules.ts'],
    },
    radars: {
      uses: ['auth', 'brief', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags', 'trends'],
      shares: [
        'api/radar-kind.ts',
        'api/read-radar.ts',
        'api/refresh-radars.ts',
        'components/create/sectors-field.tsx',
        'components/editor/names-field.tsx',
        'components/list/radar-sketch.tsx',
        'components/picture/radar-picture.tsx',
        'components/use-radar-rights.ts',
        'rules/radar-search.rules.ts',
      ],
    },
    generation: {
      uses: ['assistance', 'auth', 'brief', 'cards', 'evidence', 'projects', 'radars'],
    },
    map: {
      uses: ['assistance', 'auth', 'cards', 'projects', 'workspaces'],
      shares: ['rules/map-search.rules.ts'],
    },
    events: {
      uses: ['auth'],
      shares: ['components/use-live-changes.ts'],
    },
    imports: {
      uses: ['auth', 'capture', 'cards', 'projects'],
    },
    reference: {
      uses: ['auth'],
    },
    trash: {
      uses: ['auth', 'cards', 'projects', 'workspaces'],
      shares: ['components/trashed-workspaces.tsx'],
    },
    legal: {
      uses: ['auth'],
    },
    'reach-out': {
      uses: ['auth'],
      shares: ['api/messages.ts'],
    },
    site: {
      uses: ['attachments', 'auth', 'reach-out', 'trash', 'workspaces'],
      shares: ['api/waiting.ts', 'components/use-maintenance-watch.ts'],
    },
    wiki: {
      uses: ['auth'],
    },
    attachments: {
      shares: [
        'api/describe-attachment.ts',
        'api/fetch-remote-image.ts',
        'components/described-picture.tsx',
        'components/picture-field.tsx',
        'components/use-picture-upload.ts',
        'rules/described-image.ts',
        'rules/picture-of.ts',
      ],
    },
    auth: {
      shares: [
        'api/read-me.ts',
        'api/session-failure.ts',
        'api/session.ts',
        'api/take-up-session.ts',
        'api/update-me.ts',
        'components/account-name.tsx',
        'components/auth-layout.tsx',
        'components/email-field.tsx',
        'components/link-token.ts',
        'components/new-password-field.tsx',
        'components/notice.tsx',
        'components/preferences.ts',
        'components/public-foot.tsx',
        'components/sign-in-form.tsx',
        'components/use-lost-answer.ts',
        'components/use-me.ts',
        'rules/return-path.rules.ts',
      ],
    },
    comments: {
      shares: ['components/lazy-comments.tsx', 'rules/comment-search.rules.ts'],
    },
  },
};
