declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle';
  const texts: FluentResource;
  export default texts;
}
