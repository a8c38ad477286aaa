/**
 * The encodings in which a CSV file can be read: Unicode, and those in which spreadsheet programs save a plain CSV file,
 * by the language of the system (`euc-kr` with the additions of CP949). The last four are those of old Macs and DOS.
 */
export const charsets = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'big5',
  'macintosh',
  'cp850',
  'cp852',
  'cp866',
] as const;
export type Charset = (typeof charsets)[number];
