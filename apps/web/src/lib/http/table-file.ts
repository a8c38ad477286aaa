const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A file with a table, with the media type that the API knows it by. Browsers derive the type from the file name, and
 * some do not know that of workbooks; anything else is sent as CSV.
 */
export function tableFile(file: Blob): Blob {
  const isWorkbook = file.type === workbook || (file instanceof File && /\.xlsx$/i.test(file.name));
  return file.slice(0, file.size, isWorkbook ? workbook : 'text/csv; charset=utf-8');
}
