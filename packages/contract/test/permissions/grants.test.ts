import {
  type Action,
  actions,
  can,
  grantableRoles,
  isWorkspaceRole,
  mayGrant,
  outranks,
  type Permissions,
  projectRoles,
  type Role,
  rolesByRank,
  workspaceRoles,
} from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const target = { workspaceSlug: 'desk', projectSlug: 'scan' };
const holding = (workspaceRole?: (typeof workspaceRoles)[number]): Permissions => ({
  is_global_admin: false,
  workspaces: workspaceRole ? [{ slug: 'desk', role: workspaceRole }] : [],
  projects: [],
});
const role = fc.constantFrom<Role>(...rolesByRank);
const holder = fc.record({
  is_global_admin: fc.boolean(),
  workspaces: fc.array(
    fc.record({ slug: fc.constantFrom('desk', 'other'), role: fc.constantFrom(...workspaceRoles) }),
    {
      maxLength: 1,
    },
  ),
  projects: fc.array(fc.record({ slug: fc.constantFrom('scan', 'else'), role: fc.constantFrom(...projectRoles) }), {
    maxLength: 1,
  }),
});

/** The actions at the target that are allowed to a person with only this role. */
const allowed = (given: Role): Action[] => {
  const permissions = {
    is_global_admin: false,
    workspaces: workspaceRoles.filter((one) => one === given).map((one) => ({ slug: 'desk', role: one })),
    projects: projectRoles.filter((one) => one === given).map((one) => ({ slug: 'scan', role: one })),
  };
  return actions.filter((action) => can(permissions, action, target));
};

describe('granting roles', () => {
  test('a role of higher rank allows at least what one of lower rank does, except for publishing in a project', () => {
    fc.assert(
      fc.property(role, role, (a, b) => {
        if (!outranks(a, b)) return;
        const inOnePlace = isWorkspaceRole(a) === isWorkspaceRole(b);
        const lower = allowed(b).filter((action) => inOnePlace || action !== 'project.publish');
        expect(allowed(a)).toEqual(expect.arrayContaining(lower));
      }),
    );
  });

  test('never gives anybody what the giver may not do themselves', () => {
    fc.assert(
      fc.property(holder, role, (permissions, given) => {
        if (!mayGrant(permissions, given, target)) return;
        const own = actions.filter((action) => can(permissions, action, target));
        expect(own).toEqual(expect.arrayContaining(allowed(given)));
      }),
    );
  });

  test.each([
    ['workspace_admin', [...workspaceRoles], [...projectRoles]],
    ['workspace_creator', ['workspace_creator', 'workspace_collaborator'], [...projectRoles]],
    ['workspace_collaborator', [], ['project_collaborator', 'project_viewer']],
  ] as const)('%s grants %j, and in a project %j', (held, inWorkspace, inProject) => {
    expect(grantableRoles(holding(held), 'workspace', target)).toEqual(inWorkspace);
    expect(grantableRoles(holding(held), 'project', target)).toEqual(inProject);
  });

  test('lets no collaborator make a publisher, whatever they hold in the project and their workspace lets them do', () => {
    for (const held of projectRoles) {
      const permissions = { ...holding('workspace_collaborator'), projects: [{ slug: 'scan', role: held }] };
      const opened = { ...target, collaboratorsMayPublish: true };
      expect(grantableRoles(permissions, 'project', opened)).toEqual(['project_collaborator', 'project_viewer']);
    }
  });

  test('is not allowed to roles in a single project, nor to roles in another workspace', () => {
    const projectAdmin = { ...holding(), projects: [{ slug: 'scan', role: 'project_admin' as const }] };
    expect(grantableRoles(projectAdmin, 'project', target)).toEqual([]);
    const elsewhere = { ...holding(), workspaces: [{ slug: 'other', role: 'workspace_admin' as const }] };
    expect(grantableRoles(elsewhere, 'workspace', target)).toEqual([]);
    expect(grantableRoles(elsewhere, 'project', target)).toEqual([]);
  });

  test('a global administrator grants everything', () => {
    const everything = { ...holding(), is_global_admin: true };
    expect(rolesByRank.every((given) => mayGrant(everything, given, target))).toBe(true);
  });
});
