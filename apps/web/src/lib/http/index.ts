export { ApiError, apiErrorFrom, isMissing, networkError } from './api-error.ts';
export { call, type Result, send, wireHttp } from './call.ts';
export { errorText } from './error-text.ts';
export { eventsOf } from './events-of.ts';
export { fieldErrors } from './field-errors.ts';
export { dropEarly, earlySince } from './left-early.ts';
export { placesIn } from './places-in.ts';
export { putFile } from './put-file.ts';
export { deviceToken, sessionToken } from './token.ts';
