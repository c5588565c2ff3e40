import type { StarterTexts } from './en.ts';

export const ptBR: StarterTexts = {
  aboutSettings: 'Configurações do site. A documentação do docvane descreve todas.',
  aboutTitle: 'O nome do site, que aparece na barra de navegação e nos títulos das páginas.',
  aboutTagline: 'Uma linha sobre o site, para a página inicial e o manifesto web.',
  tagline: 'Guias e referência',
  aboutOrigin: 'O endereço público do site, para os links canônicos, os feeds e o mapa do site.',
  aboutProduct: 'O produto, que nos textos é {{ product.name }}. O slug é o nome da API.',
  aboutLocale: 'O idioma da interface.',
  aboutAccent: 'A cor de destaque. Mantenha as aspas, porque # inicia um comentário em YAML.',
  aboutNavbar: 'Links no topo de cada página. O link fica em destaque nas páginas com a barra lateral indicada.',
  guides: 'Guias',
  aboutFooter: 'A última linha do rodapé.',
  aboutApis: 'Descrições de API. Cada operação tem uma página em /api.',
  aboutCategory:
    'O grupo desta pasta na barra lateral. As páginas são ordenadas por sidebar_position e depois por nome de arquivo.',
  firstSteps: 'Primeiros passos',
  firstStepsSummary: 'Editar esta página, adicionar outras e preparar o site.',
  editPage:
    'Esta página é `content/guides/first-steps.md`. Edite-a enquanto `npm run dev` está em execução, e o navegador mostra suas alterações.',
  addPage: 'Adicionar uma página',
  addPageText: 'Cada arquivo Markdown em `content/` se torna uma página e aparece na barra lateral.',
  nextSteps: 'Próximos passos',
  nextStepsText:
    'Coloque seu logotipo em `content/static/`, informe o endereço do site em `origin`, em `content/site.yaml`, e depois execute `npm run check`.',
  homeSummary: 'Documentação de {{ product.name }}.',
};
