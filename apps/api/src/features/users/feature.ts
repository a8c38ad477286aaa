import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { settings } from '../settings/feature.ts';
import { AccountsReadModel } from './accounts.read-model.ts';
import { AccountsService } from './accounts.service.ts';
import { MembersReadModel } from './members.read-model.ts';
import { ProfileService } from './profile.service.ts';
import { accountRoutes, profileRoutes } from './routes.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';

/** Users: their own profile, and the accounts that administrators manage. */
export const users = feature({
  name: 'users',
  uses: () => ({ attachments, permissions, settings }),
  shares: [
    'access.repo.ts',
    'counted-creators.rules.ts',
    'creators.read-model.ts',
    'credentials.read-model.ts',
    'credentials.repo.ts',
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
  gives: () => ({ findUser: (db, slug) => new StoredUsersReadModel(db).findBySlug(slug) }),
  compose({ db, languages }, { attachments, settings: { team } }, { given }) {
    const { presenter } = attachments;
    return {
      routes: {
        ...profileRoutes(new ProfileService(db, presenter, languages), attachments.attachments),
        ...accountRoutes(new AccountsService(db, given.accountEndings), new AccountsReadModel(db, presenter)),
      },
      api: { members: new MembersReadModel(db, presenter, team) },
    };
  },
});
