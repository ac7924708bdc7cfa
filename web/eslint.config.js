import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Which folders a folder may not look into: the layers of the client, from the wire upwards.
const above = {
    protocol: ['connection', 'model', 'stores', 'motion', 'ui', 'games', 'screens', 'a11y', 'i18n'],
    connection: ['model', 'stores', 'motion', 'ui', 'games', 'screens', 'a11y', 'i18n'],
    model: ['connection', 'stores', 'motion', 'ui', 'games', 'screens', 'a11y', 'i18n'],
    motion: ['connection', 'stores', 'ui', 'games', 'screens'],
    ui: ['connection', 'stores', 'games', 'screens'],
    games: ['connection', 'stores', 'screens'],
};

const layers = Object.entries(above).map(([folder, forbidden]) => ({
    files: [`src/${folder}/**/*.{ts,svelte}`],
    rules: {
        'no-restricted-imports': [
            'error',
            { patterns: forbidden.map((name) => ({ group: [`**/${name}/**`] })) },
        ],
    },
}));

export default ts.config(
    { ignores: ['dist', 'dist-admin', 'node_modules'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser } } },
    { files: ['scripts/**', '*.js', '*.ts'], languageOptions: { globals: globals.node } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            'svelte/no-at-html-tags': 'error',
            // The server's CSP forbids style attributes; `style:` directives go through the object model and are fine.
            'no-restricted-syntax': ['error', 'SvelteAttribute[key.name="style"]'],
            '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
            // The client has its own small router; links are plain paths.
            'svelte/no-navigation-without-resolve': 'off',
            'max-lines': ['error', 500],
        },
    },
    ...layers,
);
