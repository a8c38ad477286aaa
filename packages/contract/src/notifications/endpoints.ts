import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { countMeta, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { notificationMeta, notificationResource } from './entity.ts';

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/v1/notifications',
    summary: 'List your notifications, newest first',
    access: 'signed-in',
    query: z.strictObject(pageQuery(limits.notificationPageSize)),
    responses: { 200: page(notificationResource).extend({ meta: notificationMeta }) },
    errors: [],
  }),
  updateNotification: endpoint({
    method: 'PATCH',
    path: '/v1/notifications/{id}',
    summary: 'Mark a notification as read or unread',
    access: 'signed-in',
    params: idParams,
    body: updateBody('notifications', z.object({ read: z.boolean() })),
    responses: { 200: one(notificationResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  readAllNotifications: endpoint({
    method: 'POST',
    path: '/v1/notifications/read-all',
    summary: 'Mark all your notifications as read; the count says how many were unread',
    access: 'signed-in',
    responses: { 200: countMeta },
    errors: [],
  }),
};
