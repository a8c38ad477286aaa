import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, one, updateBody } from '../json-api.ts';
import { dumpChange, dumpResource, listedDumpResource, newDump } from './dump.ts';

const params = idParams.extend({ radarId: idParams.shape.id });
const dumpParams = params.extend({ dumpId: idParams.shape.id });

/** Calls for the editions of radars. */
export const radarDumpEndpoints = {
  publishRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars/{radarId}/dumps',
    summary: 'Publish a radar: its content and the place of every blip are frozen and shown on a public page',
    access: ['project.publish'],
    params,
    body: createBody('radar-dumps', newDump),
    responses: { 201: one(dumpResource) },
    errors: ['not_found', 'forbidden', 'conflict', 'invalid_attribute', 'wrong_type'],
  }),
  listDumps: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/dumps',
    summary: 'List the editions of a radar, the last one first',
    access: ['radar.view'],
    params,
    responses: { 200: all(listedDumpResource) },
    errors: ['not_found'],
  }),
  readDump: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Read an edition of a radar with its content, also when it has expired or been revoked',
    access: ['radar.view'],
    params: dumpParams,
    responses: { 200: one(dumpResource) },
    errors: ['not_found'],
  }),
  updateDump: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Change the note or the expiry of an edition, and who may embed or index its page',
    access: ['project.publish'],
    params: dumpParams,
    body: updateBody('radar-dumps', dumpChange),
    responses: { 200: one(listedDumpResource) },
    errors: ['not_found', 'forbidden', 'conflict', 'invalid_attribute', 'wrong_type'],
  }),
  revokeDump: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/radars/{radarId}/dumps/{dumpId}',
    summary: 'Revoke an edition: its public page cannot be read any more',
    access: ['project.publish'],
    params: dumpParams,
    responses: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
};
