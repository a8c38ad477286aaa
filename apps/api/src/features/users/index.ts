export { AccountsReadModel } from './accounts.read-model.ts';
export { AccountsService } from './accounts.service.ts';
export { MembersReadModel, presentMember, presentPerson } from './members.read-model.ts';
export { ProfileService } from './profile.service.ts';
export { accountRoutes, profileRoutes } from './routes.ts';
export { SessionsRepo } from './sessions.repo.ts';
export { shownAs, teamSlug } from './team.rules.ts';
export { UserLinksRepo } from './user-links.repo.ts';
export { type User, UsersRepo } from './users.repo.ts';
