import { z } from 'zod';
import { uploadTypes } from '../attachments/types.ts';
import { endpoint } from '../endpoint.ts';
import { locale } from '../fields.ts';
import { germanAddresses } from '../german-address.ts';

export const siteConfig = z.object({
  name: z.string(),
  version: z.string(),
  theme: z.string(),
  /** The words beside sign-in, in English and German; null for those of the product. */
  sign_in_line: z.object({ en: z.string().nullable(), de: z.string().nullable() }).nullable(),
  /** The languages besides English and German: their native names, and the address of their texts on this server. */
  languages: z.array(z.object({ code: locale, name: z.string(), texts: z.string() })),
  /** How German texts address people. */
  german_address: z.enum(germanAddresses),
  maintenance: z.object({ on: z.boolean(), message: z.string().nullable() }),
  /** The people of the company that runs this installation, shown as one; null without a team. */
  team: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
  /** The enabled features of this installation. */
  features: z.object({
    /** Whether mails are sent; without a mail server they are put into the data folder. */
    mail: z.boolean(),
    /** The stock photo services, in the order in which they are used. */
    stock_photos: z.array(z.enum(['unsplash', 'openverse'])),
    /** Whether a model is set up that writes drafts. */
    ai: z.boolean(),
    /** Whether drafts are offered: with a model, or by the rules that work without one. */
    assistance: z.boolean(),
    /** Whether the operator has written an imprint. */
    imprint: z.boolean(),
  }),
  /** Addresses at which the calls of the function host and the workers host are reached; null for this server. */
  hosts: z.object({ functions: z.string().nullable(), workers: z.string().nullable() }),
  /** The Sentry-compatible service that failures are reported to; null without one. */
  error_reports: z.object({ dsn: z.string() }).nullable(),
  /** The Plausible-compatible service that counts page views, and the name of this site there; null without one. */
  analytics: z.object({ url: z.string(), domain: z.string() }).nullable(),
  /** True until the first administrator exists. */
  needs_setup: z.boolean(),
  /** The limits for pictures. Pixels are counted over all frames. */
  uploads: z.object({ max_bytes: z.int(), max_pixels: z.int(), types: z.array(z.enum(uploadTypes)) }),
});
export type SiteConfig = z.infer<typeof siteConfig>;

const health = z.object({ status: z.enum(['ok', 'unavailable']) });

/** Monitors call every few seconds, often from one address, and would report a limit as an outage. */
const watched = 'It is asked by what watches the process, and costs next to nothing.';

export const siteEndpoints = {
  readConfig: endpoint({
    method: 'GET',
    path: '/config',
    summary: 'Read what the web application needs before anybody signs in',
    access: 'anonymous',
    duringMaintenance: true,
    responses: { 200: siteConfig },
    errors: ['too_many_requests'],
  }),
  readHealth: endpoint({
    method: 'GET',
    path: '/healthz',
    summary: 'Check that the process is up',
    access: 'anonymous',
    unlimited: watched,
    duringMaintenance: true,
    responses: { 200: health },
    errors: [],
  }),
  readReadiness: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'Check whether the process can answer calls: that its database can be reached',
    access: 'anonymous',
    unlimited: watched,
    duringMaintenance: true,
    responses: { 200: health, 503: health },
    errors: [],
  }),
};
