export { ApiError, networkError } from './api-error.ts';
export { call, type Result, type Route, send, wireHttp } from './call.ts';
export { errorText } from './error-text.ts';
export { fieldErrors } from './field-errors.ts';
export { sessionToken } from './token.ts';
