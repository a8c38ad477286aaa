import type { radarDumpEndpoints } from '@foreglow/contract/radars/dump-endpoints';
import type { HandlersOf } from '#features/permissions/call-context.ts';
import { guarded } from '#platform/http/handlers.ts';
import type { RadarsService } from '../radars.service.ts';
import type { DumpsPresenter } from './dumps.presenter.ts';
import type { DumpsService } from './dumps.service.ts';

interface Parts {
  readonly radars: RadarsService;
  readonly dumps: DumpsService;
  readonly presenter: DumpsPresenter;
}

export function dumpRoutes({ radars, dumps, presenter }: Parts): HandlersOf<typeof radarDumpEndpoints> {
  return {
    publishRadar: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'project.publish'),
      async ({ body, context }, found) => {
        const dump = await dumps.publish(context.actor, found, body.data.attributes);
        return { status: 201, body: { data: await presenter.full(dump, context) } };
      },
    ),
    listDumps: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.view'),
      async ({ context }, found) => {
        const listed = await dumps.list(found);
        const data = await Promise.all(listed.map((dump) => presenter.listed(dump, context)));
        return { status: 200, body: { data } };
      },
    ),
    readDump: guarded(
      async ({ params, context: { actor } }) => {
        const found = await radars.find(actor, params.id, params.radarId, 'radar.view');
        return dumps.find(actor, found, params.dumpId, 'radar.view');
      },
      async ({ context }, { dump }) => ({ status: 200, body: { data: await presenter.full(dump, context) } }),
    ),
    updateDump: guarded(
      async ({ params, context: { actor } }) => {
        const found = await radars.find(actor, params.id, params.radarId, 'project.publish');
        return dumps.find(actor, found, params.dumpId, 'project.publish');
      },
      async ({ body, context }, found) => {
        const changed = await dumps.update(context.actor, found, body.data.attributes);
        return { status: 200, body: { data: await presenter.listed(changed, context) } };
      },
    ),
    revokeDump: guarded(
      async ({ params, context: { actor } }) => {
        const found = await radars.find(actor, params.id, params.radarId, 'project.publish');
        return dumps.find(actor, found, params.dumpId, 'project.publish');
      },
      async ({ context }, found) => {
        await dumps.revoke(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
  };
}
