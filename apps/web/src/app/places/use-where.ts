import { useQuery } from '@tanstack/react-query';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';
import { useStarted } from '#lib/browser/started.ts';
import { useCurrentPlace } from '../router/current.ts';

/** How often the counts of the workspace are read again on a screen of a project. */
const readAgainMs = 60_000;

/** The current project and workspace, once they are loaded. */
export function useWhere() {
  const { projectSlug, workspaceSlug } = useCurrentPlace();
  const may = useMay();
  const started = useStarted();
  const projectRead = useQuery({ ...projectQuery(projectSlug ?? ''), enabled: projectSlug !== undefined });
  const project = projectRead.data;
  // A project contains the slug of its workspace, even for users with a role only in the project.
  const slug = (projectSlug && project?.workspace_slug) ?? workspaceSlug;
  const mayView = slug !== undefined && may('workspace.view', { workspaceSlug: slug });
  const workspaceRead = useQuery({
    ...workspaceQuery(slug ?? ''),
    // Outside a project, the workspace is what the screen is about.
    enabled: mayView && (started || projectSlug === undefined),
    // In a project, no event tells of changes in the other projects of the workspace, which its counts include. They are
    // read again while the window is visible, not when it gets the focus.
    refetchInterval: projectSlug !== undefined && readAgainMs,
  });
  const workspace = workspaceRead.data;
  const reading = projectSlug === undefined ? workspaceRead : projectRead;
  return {
    project: projectSlug ? project : undefined,
    workspace: mayView ? workspace : undefined,
    /** The workspace without its counts until it is loaded: a project contains its slug and title. */
    knownWorkspace: mayView ? (workspace ?? project?.workspace) : undefined,
    /** The title of the workspace, which project members can see too. */
    workspaceTitle: slug ? (workspace?.title ?? project?.workspace.title) : undefined,
    workspaceSlug: slug,
    /** Whether the answer about the project, or else about the workspace, is awaited and has not failed so far. */
    isReading: reading.isLoading && reading.failureCount === 0,
  };
}
