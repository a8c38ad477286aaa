import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { aboutFields, line, plainText } from '../fields.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { isWebAddress } from '../web-address.ts';

/** `environment`: set by the variables of the server, and not changeable here; `stored`: by an administrator. */
const source = z.enum(['environment', 'stored', 'default']);

/** A secret, which is never sent. `unreadable`: it was encrypted with a key that this server does not have. */
const secretState = z.enum(['none', 'set', 'unreadable']);

const secret = plainText.max(1000, 'At most 1000 characters.');
/** Left out, the stored one stays; null removes it. */
const newSecret = secret
  .transform((value) => value.trim() || null)
  .nullable()
  .optional();

/** The address of a service, without a slash at its end. */
const serviceAddress = z
  .string()
  .trim()
  .max(limits.urlLength, `At most ${limits.urlLength} characters.`)
  .refine(
    (value) => isWebAddress(value) && !/[?#]/.test(value),
    'Give an address that starts with http:// or https://, without a user, ? or #, as in https://api.example.org/v1.',
  )
  .transform((value) => value.replace(/\/+$/, ''));

const providers = ['openai', 'anthropic'] as const;
const price = z.number().min(0, 'The smallest value is 0.').max(10_000, 'The largest is 10000.');
const prices = z.object({
  input: price,
  output: price,
  currency: z.string().regex(/^[A-Z]{3}$/, 'Give the code of a currency, such as EUR.'),
});

const aiProviderAttributes = z.object({
  source,
  /** `openai`: any service that speaks its protocol; null without a provider. */
  provider: z.enum(providers).nullable(),
  base_url: z.string().nullable(),
  model: z.string().nullable(),
  embedding_model: z.string().nullable(),
  /** Of a million tokens. */
  prices: prices.nullable(),
  key: secretState,
});
export type AiProviderAttributes = z.infer<typeof aiProviderAttributes>;
const aiProviderResource = resource('ai-providers', aiProviderAttributes);

const modelName = line(200);
const noName = z
  .string()
  .trim()
  .length(0)
  .transform(() => null);

const aiProviderGiven = z
  .object({
    provider: z.enum(providers),
    /** Null for that of Anthropic. */
    base_url: serviceAddress.nullable(),
    model: modelName,
    embedding_model: modelName.or(noName).nullable(),
    prices: prices.nullable(),
    key: newSecret,
  })
  .refine(({ provider, base_url }) => provider === 'anthropic' || base_url !== null, {
    path: ['base_url'],
    error: 'Give the address of the service.',
    ...aboutFields('provider', 'base_url'),
  })
  .refine(({ provider, embedding_model }) => provider !== 'anthropic' || embedding_model === null, {
    path: ['embedding_model'],
    error: 'Anthropic offers no models for embeddings.',
    ...aboutFields('provider', 'embedding_model'),
  });
export type AiProviderGiven = z.output<typeof aiProviderGiven>;

const mailSecurity = ['tls', 'starttls', 'none'] as const;

const mailServerAttributes = z.object({
  /** Of the server, and of the sender, which can be set apart from each other. */
  source,
  from_source: source,
  /** Null without a server: messages are then written into the data folder. */
  host: z.string().nullable(),
  port: z.int().nullable(),
  /** `tls`: encrypted from the beginning; `starttls`: encrypted before anything is sent; `none`: not encrypted. */
  security: z.enum(mailSecurity).nullable(),
  user: z.string().nullable(),
  password: secretState,
  /** The sender: an address, or `Name <address>`. */
  from: z.string(),
});
export type MailServerAttributes = z.infer<typeof mailServerAttributes>;
const mailServerResource = resource('mail-servers', mailServerAttributes);

const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'At most 253 characters.')
  .regex(
    /^([a-z0-9-]+(\.[a-z0-9-]+)*|[0-9a-f:]*:[0-9a-f:]*)$/,
    'Give the name or the address of a host, as in mail.example.org.',
  );

/** An address, or `Name <address>`. */
const sender = line(limits.nameLength + limits.emailLength).refine((value) => {
  const [, named] = /^[^<>]*<([^<>]+)>$/.exec(value) ?? [];
  return z.email().safeParse(named ?? value).success;
}, 'Give an e-mail address, or one as in Foreglow <mail@example.org>.');

const mailServerGiven = z
  .object({
    /** Null for no server: only the sender is set. */
    host: hostName.nullable(),
    port: z.int('Give a whole number.').min(1, 'The smallest value is 1.').max(65_535, 'The largest is 65535.'),
    security: z.enum(mailSecurity),
    user: plainText
      .transform((value) => value.trim() || null)
      .pipe(z.string().max(200, 'At most 200 characters.').nullable())
      .nullable(),
    password: newSecret,
    /** Null for the usual one. */
    from: sender.nullable(),
  })
  .refine(({ user, password }) => user !== null || !password, {
    path: ['user'],
    error: 'Give the user to whom the password belongs.',
    ...aboutFields('user', 'password'),
  });
export type MailServerGiven = z.output<typeof mailServerGiven>;

/** What came of a call that tries a service. */
const tried = z.object({
  meta: z.object({
    works: z.boolean(),
    milliseconds: z.int(),
    /** Why it failed, without any secret; null if it works. */
    detail: z.string().nullable(),
  }),
});

export const connectionEndpoints = {
  readAiProvider: endpoint({
    method: 'GET',
    path: '/v1/settings/ai-provider',
    summary: 'Read which provider of models is set up, and by whom',
    access: 'global-admin',
    responses: { 200: one(aiProviderResource) },
    errors: [],
  }),
  saveAiProvider: endpoint({
    method: 'PUT',
    path: '/v1/settings/ai-provider',
    summary: 'Set up the provider of models, unless the environment of the server does',
    access: 'global-admin',
    body: updateBody('ai-providers', aiProviderGiven),
    responses: { 200: one(aiProviderResource) },
    errors: ['invalid_attribute', 'wrong_type', 'conflict', 'unavailable'],
  }),
  removeAiProvider: endpoint({
    method: 'DELETE',
    path: '/v1/settings/ai-provider',
    summary: 'Remove the provider of models that an administrator has set up, with its key',
    access: 'global-admin',
    responses: { 200: one(aiProviderResource) },
    errors: [],
  }),
  readMailServer: endpoint({
    method: 'GET',
    path: '/v1/settings/mail-server',
    summary: 'Read which mail server and which sender are set up, and by whom',
    access: 'global-admin',
    responses: { 200: one(mailServerResource) },
    errors: [],
  }),
  saveMailServer: endpoint({
    method: 'PUT',
    path: '/v1/settings/mail-server',
    summary: 'Set up the mail server and the sender, unless the environment of the server does',
    access: 'global-admin',
    body: updateBody('mail-servers', mailServerGiven),
    responses: { 200: one(mailServerResource) },
    errors: ['invalid_attribute', 'wrong_type', 'conflict', 'unavailable'],
  }),
  removeMailServer: endpoint({
    method: 'DELETE',
    path: '/v1/settings/mail-server',
    summary: 'Remove the mail server and the sender that an administrator has set up, with the password',
    access: 'global-admin',
    responses: { 200: one(mailServerResource) },
    errors: [],
  }),
  testFiles: endpoint({
    method: 'POST',
    path: '/v1/settings/test-files',
    summary: 'Write a small file to the file store, read it and delete it, to check that it works',
    access: 'global-admin',
    responses: { 200: tried },
    errors: ['too_many_requests'],
  }),
};
