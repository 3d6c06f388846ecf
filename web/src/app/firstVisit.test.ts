import { describe, expect, test } from 'vitest';
import { browserLanguage } from '../i18n/language.ts';
import { introductionFor } from './firstVisit.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36';
const ask = (address: string, changes: Partial<Parameters<typeof introductionFor>[0]> = {}) =>
  introductionFor({ method: 'GET', address, userAgent: phone, hasAgreed: false, ...changes });

test.each([
  ['/', '/introduce?back=%2F'],
  ['/?type=FOOD&open=true', '/introduce?back=%2F%3Ftype%3DFOOD%26open%3Dtrue'],
  ['/services/1?lang=es', '/introduce?back=%2Fservices%2F1%3Flang%3Des&lang=es'],
  ['/services/1?lang=xx', '/introduce?back=%2Fservices%2F1%3Flang%3Dxx'],
  ['/nowhere', '/introduce?back=%2Fnowhere'],
  ['/introduced', '/introduce?back=%2Fintroduced'],
])('who asks for %s is introduced first', (address, first) => {
  expect(ask(address)).toBe(first);
  expect(ask(address, { method: 'HEAD' })).toBe(first);
  expect(ask(address, { userAgent: null })).toBe(first);
  expect(ask(address, { hasAgreed: true })).toBeNull();
  expect(ask(address, { method: 'POST' })).toBeNull();
});

test('greets a person in the language of the browser, unless the address names one', () => {
  expect(ask('/', { language: 'es' })).toBe('/introduce?back=%2F&lang=es');
  expect(ask('/?lang=en', { language: 'es' })).toBe('/introduce?back=%2F%3Flang%3Den&lang=en');
});

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ES', 'es'],
  ['en-US,es;q=0.9', null],
  ['vi-VN', null],
  ['est', null],
  ['*', null],
  [null, null],
])('a browser with %s prefers %s', (acceptLanguage, language) => {
  expect(browserLanguage(acceptLanguage)).toBe(language);
});

test.each([
  '/introduce',
  '/introduce?slide=3&back=%2F',
  '/introduce/',
  '/auth/resetPassword?token=a&email=b',
  '/verify_email?token=a',
  '/crisis_lines',
  '/crisis_lines/?q=veterans',
  '/terms_of_use',
  '/privacy_policy?lang=es',
  '/_root.data',
  '/services/1.data?_routes=root',
  '/robots.txt',
  '/sitemap.xml?page=2',
  '/manifest.webmanifest',
  '/assets/root-abc.css',
  '/.well-known/assetlinks',
])('%s is open to all', (address) => {
  expect(ask(address)).toBeNull();
});

describe('crawlers and link previews get the page', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'GoogleOther',
    'AdsBot-Google (+http://www.google.com/adsbot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    // iMessage
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Twitterbot/1.0',
    'WhatsApp/2.23.20.0 A',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Slackbot 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  ])('%s', (userAgent) => {
    expect(ask('/services/1', { userAgent })).toBeNull();
  });
});

describe('people get the introduction', () => {
  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:88.0) Gecko/20100101 Firefox/88.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; CUBOT KINGKONG) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0 Mobile Safari/537.36',
    // The browsers within the apps of Facebook, Instagram and Pinterest
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/463.0.0.45.110;FBDV/iPhone12,1]',
    'Mozilla/5.0 (Linux; Android 13; SM-A135U; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36 Instagram 331.0.0.37.90 Android',
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36 [Pinterest/Android]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/307.0.621302070 Mobile/15E148 Safari/604.1',
  ])('%s', (userAgent) => {
    expect(ask('/services/1', { userAgent })).toBe('/introduce?back=%2Fservices%2F1');
  });
});
