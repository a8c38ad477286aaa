import type { Team } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import { AccountsReadModel } from './accounts.read-model.ts';
import { type AccountEndings, AccountsService } from './accounts.service.ts';
import { MembersReadModel } from './members.read-model.ts';
import { ProfileService } from './profile.service.ts';
import { accountRoutes, profileRoutes } from './routes.ts';
import { StoredUsersReadModel } from './stored-users.read-model.ts';
import type { User } from './user.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  /** Ends the invitations that an account made, in the transaction that removes its rights. */
  readonly endings: (transaction: DbTransaction) => AccountEndings;
}

/** The parts of users that other features may use. */
export interface UsersApi {
  readonly members: MembersReadModel;
  readonly findUser: (db: Db, slug: string) => Promise<User | undefined>;
}

/** Composes users: their own profile, and the accounts that administrators manage. */
export function composeUsers({ db, languages }: Platform, { attachments, team, endings }: Needs) {
  const { presenter } = attachments;
  const api: UsersApi = {
    members: new MembersReadModel(db, presenter, team),
    findUser: (within, slug) => new StoredUsersReadModel(within).findBySlug(slug),
  };
  return {
    routes: {
      ...profileRoutes(new ProfileService(db, presenter, languages), attachments.attachments),
      ...accountRoutes(new AccountsService(db, endings), new AccountsReadModel(db, presenter)),
    },
    api,
  };
}
