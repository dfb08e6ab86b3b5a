/**
 * The globals available to code of releases: the language, and the parts of the web platform that need no files and no
 * network. WebAssembly and shared memory are omitted, because pages of the site do not have them either.
 */
const language = `
  AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView Date
  DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity
  Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError
  ReferenceError Reflect RegExp Set String SuppressedError Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI eval decodeURIComponent encodeURI
  encodeURIComponent escape globalThis isFinite isNaN parseFloat parseInt undefined unescape`;

const platform = `
  AbortController AbortSignal Blob ByteLengthQueuingStrategy CloseEvent CountQueuingStrategy Crypto CryptoKey
  CustomEvent DOMException Event EventTarget File FormData Headers MessageChannel MessageEvent MessagePort
  Navigator Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver
  PerformanceObserverEntryList PerformanceResourceTiming ReadableByteStreamController ReadableStream
  ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader
  Request Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream URL
  URLPattern TransformStreamDefaultController URLSearchParams WritableStream WritableStreamDefaultController
  WritableStreamDefaultWriter atob btoa clearInterval clearTimeout crypto navigator performance queueMicrotask
  setInterval setTimeout structuredClone`;

/** Node globals that bundles commonly expect and that give no access to the outside. */
const node = 'Buffer clearImmediate global setImmediate';

/** @type {ReadonlySet<string | symbol>} */
export const allowedGlobals = new Set([
  ...[language, platform, node].flatMap((names) => names.trim().split(/\s+/)),
  Symbol.toStringTag,
]);
