import { describe, expect, it } from 'vitest';
import { kindOf, nameOf } from './page-kind.rules.ts';

describe('the kind of content at an address', () => {
  it.each([
    ['<!doctype html><title>a</title>', 'text/html; charset=utf-8', 'html'],
    ['anything', 'text/html', 'html'],
    ['<html xmlns="…">', 'application/xhtml+xml', 'html'],
    ['\n <!-- made by hand -->\n<HTML>', '', 'html'],
    ['\ufeff<!DOCTYPE html>', 'text/plain', 'html'],
    ['<?xml version="1.0"?>\n<!DOCTYPE html>', 'application/xml', 'html'],
    ['%PDF-1.7 …', 'application/pdf', 'pdf'],
    ['\n%PDF-1.4', 'text/html', 'pdf'],
    ['%PDF-1.4', 'application/octet-stream', 'pdf'],
    ['GIF89a…', 'text/html', 'image'],
    ['RIFF0000WEBPVP8 ', '', 'image'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml', 'other'],
    ['{"a": "<html>"}', 'application/json', 'other'],
    ['Plain text about <html>', 'text/plain', 'other'],
    ['not a picture', 'image/png', 'other'],
    ['', '', 'other'],
    ['<!---->'.repeat(200), '', 'other'],
    [`${'<!---->'.repeat(20)}<html>`, '', 'html'],
  ])('%j of type %j is %s', (content, type, kind) => {
    expect(kindOf(Buffer.from(content), type)).toBe(kind);
  });
});

describe('the name of the content at an address', () => {
  it.each([
    ['https://www.example.org/', 'example.org'],
    ['https://www.example.org/news/heat-pumps_in%20cities.html', 'heat pumps in cities'],
    ['https://example.org/report.pdf?x=1', 'report'],
    ['https://example.org/a/b/', 'b'],
    ['https://example.org/%E6%97%A5%E6%9C%AC', '日本'],
    ['https://example.org/%zz', '%zz'],
    ['https://example.org/---', 'example.org'],
  ])('%s is %s', (url, name) => expect(nameOf(new URL(url))).toBe(name));
});
