/**
 * Which other features each feature may use, and which of its files it shares with them. From every feature the API's
 * composition may also import compose.ts, whose types other features may import, and the web's application the screens
 * and texts. A new entry is a decision: instead, the composition can pass to a feature what it needs as a function.
 * @type {Record<'api' | 'web', Record<string, { readonly uses?: readonly string[]; readonly shares?: readonly string[] }>>}
 */
export const features = {
  api: {
    users: {
      uses: ['attachments', 'permissions'],
      shares: [
        'access.repo.ts',
        'counted-creators.rules.ts',
        'creators.read-model.ts',
        'known-devices.read-model.ts',
        'known-devices.repo.ts',
        'members.read-model.ts',
        'sessions.read-model.ts',
        'sessions.repo.ts',
        'stored-users.read-model.ts',
        'team.rules.ts',
        'user-links.read-model.ts',
        'user-links.repo.ts',
        'user.ts',
        'users.repo.ts',
      ],
    },
    activity: {
      uses: ['attachments', 'permissions', 'users'],
      shares: ['activities.repo.ts', 'activity.ts'],
    },
    invitations: {
      uses: ['permissions', 'users'],
      shares: ['invitation-endings.repo.ts', 'invitation.ts', 'joining.service.ts'],
    },
    auth: {
      uses: ['invitations', 'permissions', 'users'],
      shares: ['auth.service.ts'],
    },
    settings: {
      uses: ['permissions'],
      shares: ['settings.service.ts'],
    },
    site: {
      uses: ['auth', 'permissions', 'settings'],
      shares: ['site.service.ts', 'theme.rules.ts'],
    },
    legal: {
      uses: ['permissions'],
    },
    'reach-out': {
      uses: ['permissions', 'users'],
    },
    trash: {
      uses: ['permissions', 'projects'],
    },
    projects: {
      uses: ['activity', 'invitations', 'notifications', 'permissions', 'users'],
      shares: [
        'authorize-in-project.ts',
        'card-tag-uses.read-model.ts',
        'create-once.ts',
        'creation-keys.repo.ts',
        'project-counts.read-model.ts',
        'project-writer.ts',
        'project.ts',
        'projects.repo.ts',
        'projects.service.ts',
        'stored-projects.read-model.ts',
      ],
    },
    brief: {
      uses: ['activity', 'permissions', 'projects', 'users'],
      shares: ['brief.read-model.ts', 'brief.repo.ts', 'brief.rules.ts'],
    },
    tags: {
      uses: ['activity', 'permissions', 'projects'],
      shares: [
        'missing-tags.rules.ts',
        'stored-tags.read-model.ts',
        'tags.presenter.ts',
        'tags.read-model.ts',
        'tags.repo.ts',
      ],
    },
    attachments: {
      uses: ['permissions'],
      shares: [
        'attachment.ts',
        'attachments.presenter.ts',
        'attachments.repo.ts',
        'attachments.service.ts',
        'picture-choice.ts',
        'picture-keys.read-model.ts',
        'picture-store.ts',
        'signed-pictures.ts',
        'upload-quota.repo.ts',
      ],
    },
    workspaces: {
      uses: ['attachments', 'permissions', 'projects', 'tags', 'users'],
      shares: ['workspaces.repo.ts'],
    },
    similarity: {
      uses: ['permissions', 'projects', 'tags'],
      shares: [
        'local/stored-knowledge.ts',
        'models.read-model.ts',
        'scope.ts',
        'similarity.service.ts',
        'tag-suggestions.service.ts',
        'vector-source.ts',
        'vectors.read-model.ts',
      ],
    },
    cards: {
      uses: ['activity', 'attachments', 'notifications', 'permissions', 'projects', 'similarity', 'tags', 'users'],
      shares: [
        'address-key.rules.ts',
        'based-on.rules.ts',
        'card-ids.read-model.ts',
        'card-listings.ts',
        'card-question.ts',
        'card-text.rules.ts',
        'card.ts',
        'cards.read-model.ts',
        'cards.repo.ts',
        'cards.service.ts',
        'derive-texts.ts',
        'duplicate-detection.service.ts',
        'duplicate.rules.ts',
        'known-cards.read-model.ts',
        'related.presenter.ts',
        'word-index/card-words.ts',
      ],
    },
    map: {
      uses: ['cards', 'permissions', 'projects', 'similarity', 'tags', 'users'],
      shares: ['making/map-maker.ts', 'reading/map-picture.ts'],
    },
    'card-images': {
      uses: ['attachments', 'cards', 'permissions', 'projects', 'tags', 'users'],
    },
    evidence: {
      uses: ['activity', 'notifications', 'permissions', 'cards', 'projects', 'tags'],
      shares: [
        'conclusion-writer.ts',
        'conclusions.read-model.ts',
        'evidence.read-model.ts',
        'evidence.repo.ts',
        'evidence.rules.ts',
        'links.ts',
      ],
    },
    insights: {
      uses: ['attachments', 'cards', 'evidence', 'permissions', 'projects', 'tags'],
      shares: ['insights.read-model.ts', 'insights.repo.ts'],
    },
    trends: {
      uses: ['attachments', 'cards', 'evidence', 'permissions', 'projects', 'tags', 'users'],
      shares: ['ratings.repo.ts', 'trends.read-model.ts', 'trends.repo.ts'],
    },
    radars: {
      uses: ['cards', 'evidence', 'permissions', 'projects', 'tags', 'users'],
      shares: [
        'content/radar-change.rules.ts',
        'content/write-content.ts',
        'dumps/current-radar.ts',
        'dumps/first-words.rules.ts',
        'dumps/publish-radar.ts',
        'radar.ts',
        'radars.read-model.ts',
        'radars.service.ts',
      ],
    },
    search: {
      uses: ['cards', 'permissions', 'projects'],
    },
    coverage: {
      uses: ['cards', 'permissions', 'projects', 'tags', 'trends', 'users'],
    },
    assistance: {
      uses: ['cards', 'evidence', 'permissions', 'projects', 'settings', 'similarity', 'tags'],
      shares: ['draft-failed.ts', 'drafting.ts', 'evaluation/evaluate.ts', 'evaluation/score.rules.ts'],
    },
    generation: {
      uses: ['assistance', 'permissions', 'projects', 'radars', 'settings', 'similarity', 'users'],
    },
    notifications: {
      uses: ['attachments', 'permissions', 'users'],
      shares: ['notifications.repo.ts'],
    },
    comments: {
      uses: ['attachments', 'notifications', 'permissions', 'projects', 'users'],
      shares: ['comments.repo.ts'],
    },
    events: {
      uses: ['permissions'],
      shares: ['change-feed.ts'],
    },
    wiki: {
      uses: ['permissions'],
    },
    imports: {
      uses: ['activity', 'permissions', 'cards', 'projects', 'similarity', 'tags'],
    },
    exports: {
      uses: [
        'attachments',
        'brief',
        'cards',
        'evidence',
        'insights',
        'map',
        'notifications',
        'permissions',
        'projects',
        'radars',
        'tags',
        'trends',
        'users',
      ],
      shares: ['exports.service.ts'],
    },
    capture: {
      uses: ['activity', 'attachments', 'permissions', 'cards', 'projects', 'users'],
    },
    samples: {
      uses: [
        'attachments',
        'brief',
        'cards',
        'comments',
        'evidence',
        'insights',
        'permissions',
        'projects',
        'radars',
        'tags',
        'trends',
        'workspaces',
      ],
    },
    permissions: {
      shares: [
        'actor.ts',
        'call-context.ts',
        'holder.ts',
        'memberships.read-model.ts',
        'memberships.repo.ts',
        'role-effects.ts',
        'role-scope.ts',
      ],
    },
  },
  web: {
    permissions: {
      uses: ['auth'],
      shares: [
        'api/grant-permission.ts',
        'api/withdraw-permission.ts',
        'components/leave-button.tsx',
        'components/role-field.tsx',
        'components/role-menu.tsx',
        'components/use-ended-text.ts',
        'components/use-role-texts.ts',
      ],
    },
    invitations: {
      uses: ['auth', 'permissions'],
      shares: ['components/invite-dialog.tsx', 'components/link-panel.tsx', 'components/pending-invitations.tsx'],
    },
    notifications: {
      uses: ['auth'],
      shares: ['api/notifications.ts', 'components/digest-section.tsx'],
    },
    users: {
      uses: ['attachments', 'auth', 'invitations', 'notifications', 'permissions', 'projects', 'workspaces'],
    },
    workspaces: {
      uses: ['attachments', 'auth', 'permissions', 'projects'],
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
      uses: ['auth', 'permissions', 'workspaces'],
      shares: [
        'api/list-project-users.ts',
        'api/list-projects.ts',
        'api/read-project.ts',
        'api/restore-project.ts',
        'components/opened-projects.ts',
        'components/project-missing.tsx',
        'components/project-tile.tsx',
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
      uses: ['projects'],
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
        'components/link-part.tsx',
        'components/links-form.tsx',
        'components/use-capture.ts',
        'rules/capture.rules.ts',
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
        'components/filters/card-filters.tsx',
        'components/filters/project-filter.tsx',
        'components/list/made.ts',
        'components/selection/selection.ts',
        'components/selection/tags-panel.tsx',
        'components/use-card-navigation.ts',
        'components/use-card-rights.ts',
        'components/use-source.ts',
        'rules/addresses.ts',
        'rules/card-search.rules.ts',
        'rules/listed-card.rules.ts',
        'rules/question.rules.ts',
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
    insights: {
      uses: ['assistance', 'attachments', 'auth', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags'],
      shares: ['api/insight-kind.ts', 'api/read-ahead.ts', 'rules/insight-search.rules.ts'],
    },
    trends: {
      uses: ['assistance', 'attachments', 'auth', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags'],
      shares: ['api/read-ahead.ts', 'api/trend-kind.ts', 'rules/trend-search.rules.ts'],
    },
    radars: {
      uses: ['attachments', 'auth', 'brief', 'cards', 'comments', 'evidence', 'exports', 'projects', 'tags', 'trends'],
      shares: [
        'api/radar-kind.ts',
        'api/read-radar.ts',
        'api/refresh-radars.ts',
        'components/create/sectors-field.tsx',
        'components/editor/names-field.tsx',
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
      uses: ['auth', 'reach-out', 'trash', 'workspaces'],
      shares: ['components/maintenance/load-screen.ts', 'components/use-maintenance-watch.ts'],
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
        'components/use-removed-picture.ts',
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
