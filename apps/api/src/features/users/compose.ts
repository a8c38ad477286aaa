import type { Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttachmentsApi } from '../attachments/index.ts';
import { AccountsReadModel } from './accounts.read-model.ts';
import { type AccountEndings, AccountsService } from './accounts.service.ts';
import { MembersReadModel } from './members.read-model.ts';
import { ProfileService } from './profile.service.ts';
import { accountRoutes, profileRoutes } from './routes.ts';
import { type User, UsersRepo } from './users.repo.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
  /** Ends the invitations that an account made, in the transaction that takes its rights. */
  readonly endings: (transaction: Db) => AccountEndings;
}

/** What other features may use of users. */
export interface UsersApi {
  readonly members: MembersReadModel;
  readonly findUser: (db: Db, slug: string) => Promise<User | undefined>;
}

/** Puts users together: their own profile, and the accounts that administrators manage. */
export function composeUsers({ db }: Platform, { attachments, team, endings }: Needs) {
  const { presenter } = attachments;
  const api: UsersApi = {
    members: new MembersReadModel(db, presenter, team),
    findUser: (within, slug) => new UsersRepo(within).findBySlug(slug),
  };
  return {
    routes: {
      ...profileRoutes(new ProfileService(db, attachments.attachments, presenter)),
      ...accountRoutes(new AccountsService(db, endings), new AccountsReadModel(db, presenter)),
    },
    api,
  };
}
