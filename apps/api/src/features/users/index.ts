export { MembersReadModel, presentMember } from './members.read-model.ts';
export { UsersRepo } from './users.repo.ts';
