/**
 * The error catalogue: every failure the API can answer with, its status, and a sentence for a person.
 * `code` is stable and documented; the title never changes with the occurrence, the detail may.
 */
export const errorCatalogue = {
  malformed_json: { status: 400, title: 'The request body is not valid JSON.' },
  invalid_parameter: { status: 400, title: 'A parameter of the request is not valid.' },
  malformed_csv: { status: 400, title: 'The file could not be read as CSV.' },
  wrong_encoding: { status: 400, title: 'The file is not encoded in UTF-8.' },
  login_required: { status: 401, title: 'Please login again.' },
  login_failed: { status: 401, title: 'The e-mail or the password is not right.' },
  setup_token_invalid: { status: 401, title: 'This set-up link is not valid any more.' },
  invitation_for_somebody_else: { status: 403, title: 'This invitation is for another e-mail address.' },
  upload_refused: { status: 403, title: 'This upload address is not valid, or not any more.' },
  forbidden: { status: 403, title: 'You are not allowed to do this.' },
  not_found: { status: 404, title: 'The ressource was not found.' },
  not_acceptable: { status: 406, title: 'The API answers in application/vnd.api+json.' },
  conflict: { status: 409, title: 'This conflicts with what is already there.' },
  edited_meanwhile: { status: 409, title: 'Somebody else has changed this in the meantime.' },
  upload_used: { status: 409, title: 'This upload address has been used already.' },
  upload_missing: { status: 409, title: 'The file has not been uploaded.' },
  wrong_type: { status: 409, title: 'The type or the id in the body does not belong to this address.' },
  last_administrator: { status: 409, title: 'Somebody else has to be an administrator first.' },
  link_invalid: { status: 410, title: 'This link is not valid any more.' },
  too_large: { status: 413, title: 'The request is too large.' },
  unsupported_media_type: { status: 415, title: 'This content type is not supported here.' },
  invalid_attribute: { status: 422, title: 'A field is not valid.' },
  upload_mismatch: { status: 422, title: 'The file is not the one that was announced.' },
  not_an_image: { status: 422, title: 'The file is not a picture that can be read.' },
  image_too_large: { status: 422, title: 'The picture is too large.' },
  address_refused: { status: 422, title: 'Only addresses of the public web can be fetched.' },
  address_unknown: { status: 422, title: 'There is no site at this address.' },
  site_unreachable: { status: 422, title: 'The site cannot be reached.' },
  site_insecure: { status: 422, title: 'The certificate of the site is not valid.' },
  site_too_slow: { status: 422, title: 'The site takes too long to answer.' },
  too_many_redirects: { status: 422, title: 'The address leads to another one too many times.' },
  answer_too_large: { status: 422, title: 'What lies at this address is too large.' },
  answer_unreadable: { status: 422, title: 'The site answers in a way that cannot be read.' },
  page_failed: { status: 422, title: 'The site did not give the page.' },
  image_fetch_failed: { status: 422, title: 'Failed to fetch image.' },
  image_url_unsupported: {
    status: 422,
    title: 'The URL does not link to a supported image format. Please try another URL.',
  },
  too_many_rows: { status: 422, title: 'The file has too many rows.' },
  too_many_columns: { status: 422, title: 'The file has too many columns.' },
  column_name_too_long: { status: 422, title: 'The name of a column is too long.' },
  cell_too_deep: { status: 422, title: 'The HTML of a cell nests too deep.' },
  import_too_slow: { status: 422, title: 'Reading the file takes too long.' },
  no_title_column: { status: 422, title: 'No column of the file holds the titles.' },
  too_many_requests: { status: 429, title: 'Too many attempts. Please wait a moment.' },
  internal: { status: 500, title: 'An error occurred on the server.' },
  mail_failed: { status: 502, title: 'The mail server did not take the message.' },
  maintenance: { status: 503, title: 'Foreglow is being looked after and will be back soon.' },
  unavailable: { status: 503, title: 'The service is not available right now. Please try again in a moment.' },
  stock_photos_unavailable: {
    status: 503,
    title: 'The stock photos cannot be reached right now. Please try again in a moment.',
  },
  storage_full: { status: 507, title: 'There is no room left for files.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What a person is told when a failed answer carries no words of its own (§8 of the specification). */
export const messageByStatus: Readonly<Record<number, string>> = {
  401: 'Please login again.',
  403: 'Your access to the ressource has expired. Please try again.',
  404: 'The ressource was not found.',
  500: 'An error occurred on the server.',
};
