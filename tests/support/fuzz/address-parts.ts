import { HOSTILE_PARTS } from '../desk/hostile/values'

const words = (text: string) => text.trim().split(/\s+/)

/** Files, pictures, the catalogue's API and other requests of pages beside the routes. */
export const MORE = words(`
/api/products /api/products/1 /api/products/search /api/products/categories
/api/products/category-list /api/products/category/beauty /suggest /api/suggest
/media/demo/1-1 /media/demo/1-1/96.webp /media/products/1-0-0123456789/96.avif
/media/own/${'0'.repeat(40)}/96.webp /assets/ /__manifest /favicon.svg /service-worker.js
/manifest.webmanifest /share.png /desk /desk/orders/1`)

export const SEGMENTS = [
  ...HOSTILE_PARTS,
  ...['', '', '\\', '..\\', '`', '\xe9', '\xff\xfe'],
  ...words(`
. .. ... shop 1 fr de api products orders desk media assets cart x .data _.data 1.data index.php
.env .git wp-login.php %2f %2F%2F %5c %25 %2500 %c0%80 %c0%af %e0%80%af %f0%28%8c%28 %e2%82 %u0000
%% %1 %zz %7f %0d%0aX:%20y %09 %e2%80%ae %EF%BB%BF ;x=1 : @ ~ ' " <script> {id} [ ] | ^ + , = & !
$ * ( ) SHOP constructor toString 1.2.3.4.5 [::1] evil.example localhost:99999
identitytoolkit.googleapis.com`),
]

export const STARTS = [
  ...['', '/', '/', '/', '/', '/', '/\\', '\\'],
  ...words(`
// /// //// /./ /../ /%2f /%5c /; http:// https:// HTTP:// http:/// http: http:/ http://[ http://%
ws:// http://a@b:99999/ http://evil.example// http://x:y@shop/ http://\xe9/ ftp://shop/ * ? #
shop:443 :80 javascript: data:, //evil.example/ //@/ //:/ http://1.2.3.4.5/ http://127.0.0.1/
//1.2.3.4.5 //[ //% ///[ /http://x/`),
]

export const NAMES = [
  '',
  ...words(`
q page limit skip select sortBy order language more _routes index token confirm leave category
brand colour size price min max sort show view all postcode option1 variant reviews return oobCode
mode product state done key p paths version from to name __proto__`),
]

export const VALUES = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '\ufeff', '\u2028', '\r\nX: y', '%_!\\'],
  ...["' or 1=1; --", '2026-13-45', '[object Object]', '/\\evil.example', 'x'.repeat(500)],
  ...words(`
1 0 -1 1.5 1e999 NaN 99999999999999999999 true title price-asc 0-9.99 list root
root,shop/listing/listing-page //evil.example javascript:alert(1) <script>alert(1)</script>
{{7*7}} lamp LAMP İ ß 💡 ../.. __proto__ constructor null undefined`),
]

/** Parts of a query that no browser sends so. */
export const RAW = words('% %zz %ff %00 %c0%80 %ed%a0%80 a=b=c &&& = ? #x \xe9 []=1')
