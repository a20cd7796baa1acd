export { default as activeIngredient } from './relations/active-ingredient.json' with {
  type: 'json',
};
export { default as administrationRoute } from './relations/administration-route.json' with {
  type: 'json',
};
export { default as afflicts } from './relations/afflicts.json' with { type: 'json' };
export { default as anatomicalLocation } from './relations/anatomical-location.json' with {
  type: 'json',
};
export { default as biologicalProcess } from './relations/biological-process.json' with {
  type: 'json',
};
export { default as cause } from './relations/cause.json' with { type: 'json' };
export { default as causeOfDeath } from './relations/cause-of-death.json' with { type: 'json' };
export { default as cellComponent } from './relations/cell-component.json' with { type: 'json' };
export { default as cellLineDisease } from './relations/cell-line-disease.json' with {
  type: 'json',
};
export { default as chromosome } from './relations/chromosome.json' with { type: 'json' };
export { default as commonName } from './relations/common-name.json' with { type: 'json' };
export { default as contraindication } from './relations/contraindication.json' with {
  type: 'json',
};
export { default as cytogeneticLocation } from './relations/cytogenetic-location.json' with {
  type: 'json',
};
export { default as developsFrom } from './relations/develops-from.json' with { type: 'json' };
export { default as drugInteraction } from './relations/drug-interaction.json' with {
  type: 'json',
};
export { default as drugRole } from './relations/drug-role.json' with { type: 'json' };
export { default as drugTarget } from './relations/drug-target.json' with { type: 'json' };
export { default as encodes } from './relations/encodes.json' with { type: 'json' };
export { default as expressedIn } from './relations/expressed-in.json' with { type: 'json' };
export { default as family } from './relations/family.json' with { type: 'json' };
export { default as geneticAssociation } from './relations/genetic-association.json' with {
  type: 'json',
};
export { default as inheritance } from './relations/inheritance.json' with { type: 'json' };
export { default as interacts } from './relations/interacts.json' with { type: 'json' };
export { default as marker } from './relations/marker.json' with { type: 'json' };
export { default as molecularFunction } from './relations/molecular-function.json' with {
  type: 'json',
};
export { default as ortholog } from './relations/ortholog.json' with { type: 'json' };
export { default as partOf } from './relations/part-of.json' with { type: 'json' };
export { default as pathway } from './relations/pathway.json' with { type: 'json' };
export { default as regulates } from './relations/regulates.json' with { type: 'json' };
export { default as riskFactor } from './relations/risk-factor.json' with { type: 'json' };
export { default as sideEffect } from './relations/side-effect.json' with { type: 'json' };
export { default as specialty } from './relations/specialty.json' with { type: 'json' };
export { default as subclass } from './relations/subclass.json' with { type: 'json' };
export { default as symptom } from './relations/symptom.json' with { type: 'json' };
export { default as taxon } from './relations/taxon.json' with { type: 'json' };
export { default as transmission } from './relations/transmission.json' with { type: 'json' };
export { default as treats } from './relations/treats.json' with { type: 'json' };
