import activeIngredient from './relations/active-ingredient.json' with { type: 'json' };
import administrationRoute from './relations/administration-route.json' with { type: 'json' };
import afflicts from './relations/afflicts.json' with { type: 'json' };
import anatomicalLocation from './relations/anatomical-location.json' with { type: 'json' };
import biologicalProcess from './relations/biological-process.json' with { type: 'json' };
import cause from './relations/cause.json' with { type: 'json' };
import causeOfDeath from './relations/cause-of-death.json' with { type: 'json' };
import cellComponent from './relations/cell-component.json' with { type: 'json' };
import cellLineDisease from './relations/cell-line-disease.json' with { type: 'json' };
import chromosome from './relations/chromosome.json' with { type: 'json' };
import commonName from './relations/common-name.json' with { type: 'json' };
import contraindication from './relations/contraindication.json' with { type: 'json' };
import cytogeneticLocation from './relations/cytogenetic-location.json' with { type: 'json' };
import developsFrom from './relations/develops-from.json' with { type: 'json' };
import drugInteraction from './relations/drug-interaction.json' with { type: 'json' };
import drugRole from './relations/drug-role.json' with { type: 'json' };
import drugTarget from './relations/drug-target.json' with { type: 'json' };
import encodes from './relations/encodes.json' with { type: 'json' };
import expressedIn from './relations/expressed-in.json' with { type: 'json' };
import family from './relations/family.json' with { type: 'json' };
import geneticAssociation from './relations/genetic-association.json' with { type: 'json' };
import inheritance from './relations/inheritance.json' with { type: 'json' };
import interacts from './relations/interacts.json' with { type: 'json' };
import marker from './relations/marker.json' with { type: 'json' };
import molecularFunction from './relations/molecular-function.json' with { type: 'json' };
import ortholog from './relations/ortholog.json' with { type: 'json' };
import partOf from './relations/part-of.json' with { type: 'json' };
import pathway from './relations/pathway.json' with { type: 'json' };
import regulates from './relations/regulates.json' with { type: 'json' };
import riskFactor from './relations/risk-factor.json' with { type: 'json' };
import sideEffect from './relations/side-effect.json' with { type: 'json' };
import specialty from './relations/specialty.json' with { type: 'json' };
import subclass from './relations/subclass.json' with { type: 'json' };
import symptom from './relations/symptom.json' with { type: 'json' };
import taxon from './relations/taxon.json' with { type: 'json' };
import transmission from './relations/transmission.json' with { type: 'json' };
import treats from './relations/treats.json' with { type: 'json' };

export const RELATION_FILES: readonly unknown[] = [
  treats,
  sideEffect,
  contraindication,
  drugTarget,
  drugInteraction,
  drugRole,
  activeIngredient,
  administrationRoute,
  cause,
  symptom,
  geneticAssociation,
  anatomicalLocation,
  afflicts,
  inheritance,
  specialty,
  transmission,
  riskFactor,
  causeOfDeath,
  marker,
  encodes,
  cytogeneticLocation,
  chromosome,
  expressedIn,
  molecularFunction,
  biologicalProcess,
  cellComponent,
  regulates,
  interacts,
  ortholog,
  pathway,
  taxon,
  partOf,
  family,
  subclass,
  developsFrom,
  cellLineDisease,
  commonName,
];
