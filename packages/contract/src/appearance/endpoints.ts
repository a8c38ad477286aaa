import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { optionalLine, slug } from '../fields.ts';
import { one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Give a colour such as #3d348b, in lower case.');
const brandColors = z.object({ accent: color, highlight: color, glow: color });

/** The colours of a theme, by name. */
const palette = z.object({
  paper: z.string(),
  surface: z.string(),
  ink: z.string(),
  'ink-2': z.string(),
  line: z.string(),
  indigo: z.string(),
  rose: z.string(),
  amber: z.string(),
  focus: z.string(),
  'accent-soft': z.string(),
});

const appearanceAttributes = z.object({
  /** The name of the product; null for that of the default theme. */
  name: z.string().nullable(),
  /** Null for those of the default theme. */
  colors: brandColors.nullable(),
  /** The words beside sign-in; null for those of the product. */
  sign_in_line: z.object({ en: z.string().nullable(), de: z.string().nullable() }),
  /** Addresses of the pictures; null for those of the default theme. */
  logo: z.string().nullable(),
  sign_in_picture: z.string().nullable(),
  /** The default theme, on which this stands. */
  base: z.object({ name: z.string(), colors: brandColors, light: palette, dark: palette }),
});
export type AppearanceAttributes = z.infer<typeof appearanceAttributes>;
const appearanceResource = resource('appearances', appearanceAttributes);

const signInLine = optionalLine(limits.signInLineLength);
/** An own uploaded picture, such as PNG or JPEG; left out, the stored one stays, and null removes it. */
const picture = slug.nullable().optional();

const appearanceGiven = z.object({
  name: optionalLine(limits.productNameLength),
  colors: brandColors.nullable(),
  sign_in_line: z.object({ en: signInLine, de: signInLine }),
  logo_attachment_id: picture,
  sign_in_attachment_id: picture,
});
export type AppearanceGiven = z.output<typeof appearanceGiven>;

export const appearanceEndpoints = {
  readAppearance: endpoint({
    method: 'GET',
    path: '/v1/settings/appearance',
    summary: 'Read how administrators have made the product look',
    access: 'global-admin',
    responses: { 200: one(appearanceResource) },
    errors: [],
  }),
  saveAppearance: endpoint({
    method: 'PUT',
    path: '/v1/settings/appearance',
    summary: 'Change how the product looks: name, colours, logo, and what stands beside sign-in',
    access: 'global-admin',
    body: updateBody('appearances', appearanceGiven),
    responses: { 200: one(appearanceResource) },
    errors: ['invalid_attribute', 'wrong_type', 'unavailable', 'image_too_large', 'not_an_image'],
  }),
  removeAppearance: endpoint({
    method: 'DELETE',
    path: '/v1/settings/appearance',
    summary: 'Make the product look as it comes again',
    access: 'global-admin',
    responses: { 200: one(appearanceResource) },
    errors: [],
  }),
};
