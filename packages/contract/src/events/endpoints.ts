import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { one } from '../json-api.ts';
import { changeEvent, stateResource } from './entity.ts';

export const eventEndpoints = {
  followEvents: endpoint({
    method: 'GET',
    path: '/v1/events',
    summary:
      'Follow the changes of a project or a workspace and of your notifications as text/event-stream, or read the id of their current state',
    access: [['signed-in', 'workspace.view', 'project.view']],
    query: z
      .strictObject({ project: slug.optional(), workspace: slug.optional() })
      .refine(({ project, workspace }) => project === undefined || workspace === undefined, {
        message: 'Name either a project or a workspace, or neither.',
        path: ['project'],
      }),
    events: changeEvent,
    responses: { 200: one(stateResource) },
    errors: ['not_found', 'too_many_requests'],
  }),
};
