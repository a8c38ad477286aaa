/** The slugs of the current workspace and project. */
export interface Current {
  readonly workspaceSlug?: string | undefined;
  readonly projectSlug?: string | undefined;
}

/** Step 6 of the route guard: the slugs in the route become the current ones; those that are missing stay for now. */
export function select(current: Current, route: Current): Current {
  const next = {
    workspaceSlug: route.workspaceSlug ?? current.workspaceSlug,
    projectSlug: route.projectSlug ?? current.projectSlug,
  };
  return same(current, next) ? current : next;
}

/** Step 8: a while after the navigation, slugs that are missing in the route are deselected. */
export function deselect(current: Current, route: Current): Current {
  const next = {
    workspaceSlug: route.projectSlug || route.workspaceSlug ? current.workspaceSlug : undefined,
    projectSlug: route.projectSlug ? current.projectSlug : undefined,
  };
  return same(current, next) ? current : next;
}

const same = (a: Current, b: Current): boolean =>
  a.workspaceSlug === b.workspaceSlug && a.projectSlug === b.projectSlug;
