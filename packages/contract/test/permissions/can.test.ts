import {
  type Action,
  actions,
  type ContentAction,
  can,
  canEditAnywhere,
  contentActions,
  isWorkspaceRole,
  noPermissions,
  projectRoles,
  workspaceRoles,
} from '@foreglow/contract';
import { describe, expect, test } from 'vitest';

const target = { workspaceSlug: 'here', projectSlug: 'project-here' };

/** The rows of each kind of content that goes to the trash; they are the same for all. */
const ofContents = { view: 'ACOacov', create: 'ACOaco', edit: 'ACOaco', update: 'ACOaco', delete: 'ACOaco' };

/**
 * The table of §6 of the specification and the right to publish, written out by hand: who may perform the action on an object of their role. A:
 * workspace admin, C: workspace creator, O: workspace collaborator; a, c, o, v: the roles in the project.
 */
const table: Record<Action, string> = {
  'workspace.view': 'ACO',
  'workspace.create': '',
  'workspace.update': 'AC',
  'workspace.delete': '',
  'project.create': 'ACO',
  'project.view': 'ACOacov',
  'project.write': 'ACOaco',
  'project.update': 'ACO',
  'project.delete': 'ACO',
  'project.publish': 'ACac',
  ...(Object.fromEntries(
    contentActions.map((action) => [action, ofContents[action.split('.')[1] as keyof typeof ofContents]]),
  ) as Record<ContentAction, string>),
};

/** What else is allowed where the workspace lets collaborators publish. */
const opened: Partial<Record<Action, string>> = { 'project.publish': 'ACOaco' };

const letters = {
  workspace_admin: 'A',
  workspace_creator: 'C',
  workspace_collaborator: 'O',
  project_admin: 'a',
  project_creator: 'c',
  project_collaborator: 'o',
  project_viewer: 'v',
} as const;

const globalAdmin = { ...noPermissions, is_global_admin: true };
const inWorkspace = (role: (typeof workspaceRoles)[number], slug = 'here') => ({
  ...noPermissions,
  workspaces: [{ slug, role }],
});
const inProject = (role: (typeof projectRoles)[number], slug = 'project-here') => ({
  ...noPermissions,
  projects: [{ slug, role }],
});

test('the table names every action', () => {
  expect(Object.keys(table).sort()).toEqual([...actions].sort());
});

describe.each(actions)('%s', (action) => {
  test.each(workspaceRoles)('as %s', (role) => {
    const allowed = table[action].includes(letters[role]);
    expect(can(inWorkspace(role), action, target)).toBe(allowed);
    expect(can(inWorkspace(role, 'elsewhere'), action, target)).toBe(false);
  });

  test.each(projectRoles)('as %s', (role) => {
    const allowed = table[action].includes(letters[role]);
    expect(can(inProject(role), action, target)).toBe(allowed);
    expect(can(inProject(role, 'elsewhere'), action, target)).toBe(false);
  });

  test.each([...workspaceRoles, ...projectRoles])('as %s where collaborators may publish', (role) => {
    const permissions = isWorkspaceRole(role) ? inWorkspace(role) : inProject(role);
    const allowed = (opened[action] ?? table[action]).includes(letters[role]);
    expect(can(permissions, action, { ...target, collaboratorsMayPublish: true })).toBe(allowed);
    expect(can(permissions, action, { ...target, collaboratorsMayPublish: false })).toBe(
      table[action].includes(letters[role]),
    );
    expect(can(permissions, action, { workspaceSlug: 'far', projectSlug: 'away', collaboratorsMayPublish: true })).toBe(
      false,
    );
  });

  test('is denied to anybody without a role and always allowed to the global administrator', () => {
    expect(can(noPermissions, action, target)).toBe(false);
    expect(can(globalAdmin, action, target)).toBe(true);
  });
});

describe('without a known workspace', () => {
  const projectOnly = { projectSlug: 'project-here' };

  test.each(['project.update', 'project.delete'] as const)('%s is denied to everybody', (action) => {
    expect(can(globalAdmin, action, projectOnly)).toBe(false);
    for (const role of projectRoles) expect(can(inProject(role), action, projectOnly)).toBe(false);
    for (const role of workspaceRoles) expect(can(inWorkspace(role), action, projectOnly)).toBe(false);
  });

  test('a role of an unnamed object gives nothing', () => {
    for (const action of actions) {
      for (const role of workspaceRoles) expect(can(inWorkspace(role), action)).toBe(false);
      for (const role of projectRoles) expect(can(inProject(role), action)).toBe(false);
    }
  });
});

describe('editing anywhere', () => {
  test('is allowed to a global admin and to any admin, creator or collaborator', () => {
    expect(canEditAnywhere(noPermissions)).toBe(false);
    expect(canEditAnywhere(globalAdmin)).toBe(true);
    for (const role of workspaceRoles) expect(canEditAnywhere(inWorkspace(role))).toBe(true);
    for (const role of projectRoles) expect(canEditAnywhere(inProject(role))).toBe(role !== 'project_viewer');
  });
});
