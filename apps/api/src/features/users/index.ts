export { AccessRepo } from './access.repo.ts';
export { composeUsers, type UsersApi } from './compose.ts';
export { KnownDevicesRepo } from './known-devices.repo.ts';
export { type MembersReadModel, presentMember, presentPerson } from './members.read-model.ts';
export { type CheckedUser, SessionsRepo } from './sessions.repo.ts';
export { isKnownByName, type Shown, shownAs, teamSlug } from './team.rules.ts';
export { UserLinksRepo } from './user-links.repo.ts';
export { type NewUser, type User, UsersRepo } from './users.repo.ts';
