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

/** The place to return to: the last project or workspace that was in a route. */
export function remember(last: Current, { projectSlug, workspaceSlug }: Current): Current {
  if (!projectSlug && !workspaceSlug) return last;
  const next = projectSlug ? { projectSlug } : { workspaceSlug };
  return same(last, next) ? last : next;
}

/** The place that the rail shows: the current one, or on screens outside any place the last one. */
export const shownPlace = (current: Current, last: Current): Current =>
  current.projectSlug || current.workspaceSlug ? current : last;

/** A remembered place as text. */
export const placeToText = ({ projectSlug, workspaceSlug }: Current): string | null => {
  if (projectSlug) return `project ${projectSlug}`;
  return workspaceSlug ? `workspace ${workspaceSlug}` : null;
};

/** The place in a stored text; empty if the text is invalid. */
export function placeFromText(text: string | null): Current {
  const [, level, slug] = /^(project|workspace) (\S+)$/.exec(text ?? '') ?? [];
  if (!slug) return {};
  return level === 'project' ? { projectSlug: slug } : { workspaceSlug: slug };
}
